import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { picturesToOffer } from '#domain/child/childPictures'
import { type SetupAnswers, startProfile } from '#domain/settings/firstSetup'
import { palette } from '#domain/child/palette'
import { tidyName } from '#domain/names'
import type { Child } from '#domain/people/people'
import { useChildren } from '#app/play/children'
import { isInternalPath } from '#app/startup/redirect'
import { withAutomation } from '#app/services/automation'
import { useServices } from '#app/services/services'
import { useAsyncAction } from '#app/services/task'
import { useMe } from '#app/services/useMe'
import { useText } from '#text/i18n'
import { StatusScreen } from '#ui/StatusScreen'
import { FlowBar, StepDots } from '#ui/FlowBar'
import { ChildPicture } from '#ui/ChildPicture'
import { LinkButton } from '#ui/LinkButton'
import { useChildWork } from '../children/useChildWork'
import { AskedToLookAfter } from '../children/AskedToLookAfter'
import { AskedFor } from './AskedFor'
import { KeepFailed } from './KeepFailed'
import { Nickname } from './Nickname'
import { QuestionStep } from './QuestionStep'
import { questions } from './questions'
import { Ready } from './Ready'
import { useDraft } from './useDraft'

/**
 * A step of the page: the nickname; whether this child has played before (`was`, or `only` if no questions
 * follow); or a question's number. The number after the last question stores the child.
 */
type Step = 'nickname' | 'was' | 'only' | number

function stepFrom(asked: string | null): Step {
  if (asked === 'was' || asked === 'only') return asked
  return asked !== null && /^[0-5]$/.test(asked) ? Number(asked) : 'nickname'
}

/**
 * The page that adds a child: a nickname, five questions one at a time, and the first light. `step` in the address is the
 * current step, so the browser's Back button goes one step back. `after` is the page to open instead of Today.
 */
export default function Who() {
  const text = useText()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const { children } = useChildren()
  const { unnamed, create, take } = useChildWork()
  const { consents } = useServices()
  const me = useMe()
  const { draft, change, forget } = useDraft()
  const { alias, answers, wasThis } = draft
  const [made, setMade] = useState<Child | null>(null)
  const task = useAsyncAction()
  const name = tidyName(alias)
  const asked = name === '' ? 'nickname' : stepFrom(search.get('step'))
  // Asks the last question again if the page was reloaded while the child was being stored, because the result is unknown.
  const step = asked === questions.length && !task.isBusy && task.failure === null ? questions.length - 1 : asked
  const setStep = (next: Step) =>
    setSearch((before) => {
      const after = new URLSearchParams(before)
      after.set('step', String(next))
      return after
    })
  const after = search.get('after')
  const leave = () => {
    forget()
    void navigate(withAutomation(after !== null && isInternalPath(after) ? after : draft.kept === null ? '/activity' : '/dashboard'))
  }
  if (children === 'unknown') return <StatusScreen label={text('screens.children.loading')} />
  const kept = children.find(({ id }) => id === draft.kept) ?? made
  const others = children.filter(({ id }) => id !== unnamed?.id)
  // One picture is preselected, so this step can be skipped.
  const picture = draft.picture ?? picturesToOffer(others.map((child) => child.picture))[0]

  const keep = (given: SetupAnswers, isThis: boolean) =>
    void task.run(async () => {
      const draft = { alias: name, birthMonth: null, ...(picture === undefined ? {} : { picture }), profile: startProfile(given) }
      const child = unnamed === null ? await create(draft) : await take(unnamed, draft, isThis)
      setMade(child)
      // The parental consent was given on the first page, before anything was saved. If storing it fails, Today asks again.
      if (me !== null) consents.answer(me.uid, [{ kind: 'parental', childId: child.id, granted: true }]).catch(() => undefined)
      change({ answers: given, kept: child.id })
    })
  const back = () => void navigate(-1)
  const goTo = (next: number, given = answers, isThis = wasThis) => {
    setStep(next)
    // Makes sure that a double press does not store two children.
    if (next >= questions.length && !task.isBusy) keep(given, isThis)
  }
  const number = typeof step === 'number' ? step : 0
  const question = typeof step === 'number' ? questions[step] : undefined

  if (kept !== null) return <Ready child={kept} isGuess={answers.looks !== null} onLater={leave} />
  if (step === 'nickname') {
    return (
      <Nickname
        alias={alias}
        onAlias={(typed) => change({ alias: typed })}
        picture={picture}
        others={others}
        onPicture={(chosen) => change({ picture: chosen })}
        onNext={() => setStep(unnamed === null ? 0 : 'was')}
        onSkip={() => (unnamed === null ? goTo(questions.length) : setStep('only'))}
        onLater={leave}
        invited={others.length > 0 || unnamed !== null ? null : <AskedToLookAfter onAnswered={leave} />}
      />
    )
  }
  const colour = answers.colour === null ? null : palette[answers.colour]
  const skip = question === undefined ? null : <LinkButton onClick={() => goTo(questions.length)}>{text('screens.children.setup.skipRest')}</LinkButton>
  const said = text('screens.children.setup.step', { step: number + 1, steps: questions.length })
  return (
    <>
      <FlowBar
        start={
          <>
            <ChildPicture colour={colour} picture={picture} size={44} />
            <b>{name}</b>
          </>
        }
        middle={
          <>
            {step === 'only' ? null : <StepDots steps={questions.length} done={step === 'was' ? 0 : number + 1} />}
            {question === undefined ? null : <span>{said}</span>}
          </>
        }
        end={skip}
      />
      {step === 'was' || step === 'only' ? (
        <AskedFor
          alias={name}
          onBack={back}
          onAnswer={(isThis) => {
            change({ wasThis: isThis })
            goTo(step === 'only' ? questions.length : 0, answers, isThis)
          }}
        />
      ) : question === undefined ? (
        <KeepFailed task={task} onRetry={() => keep(answers, wasThis)} onBack={back} />
      ) : (
        <QuestionStep
          key={question}
          question={question}
          alias={name}
          answers={answers}
          onAnswer={(value) => change({ answers: { ...answers, [question]: value } })}
          onUnsure={() => {
            const given = { ...answers, [question]: null }
            change({ answers: given })
            goTo(number + 1, given)
          }}
          onNext={() => goTo(number + 1)}
          onBack={back}
        />
      )}
    </>
  )
}
