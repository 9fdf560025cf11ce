import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type ChildPictureName, picturesToOffer } from '#domain/child/childPictures'
import { noAnswers, type SetupAnswers, startProfile } from '#domain/child/firstSetup'
import { palette } from '#domain/child/palette'
import type { Child } from '#domain/people/people'
import { useChildren } from '#app/children'
import { isInternalPath } from '#app/startup/redirect'
import { withAutomation } from '#app/automation'
import { useTask } from '#app/task'
import { useText } from '#text/i18n'
import { Calm } from '#ui/Calm'
import { FlowBar, StepDots } from '#ui/FlowBar'
import { ChildPicture } from '#ui/ChildPicture'
import { useChildWork } from '../children/useChildWork'
import { AskedFor } from './AskedFor'
import { KeepFailed } from './KeepFailed'
import { Nickname } from './Nickname'
import { QuestionStep } from './QuestionStep'
import { questions } from './questions'
import { Ready } from './Ready'
import styles from './who.module.css'

/** The nickname, whether it was this child who played before, the questions by their number, then the child is kept. */
type Step = 'nickname' | 'was' | number

/**
 * A new child: a nickname, five questions one at a time, and the first light. `of` in the address names the child that came along from play without
 * an account and has no name yet; `after` where to go on instead of Today.
 */
export default function Who() {
  const text = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { children } = useChildren()
  const { create, take } = useChildWork()
  const [alias, setAlias] = useState('')
  const [chosen, setChosen] = useState<ChildPictureName | null>(null)
  const [answers, setAnswers] = useState<SetupAnswers>(noAnswers)
  const [step, setStep] = useState<Step>('nickname')
  const [wasThis, setWasThis] = useState(false)
  const [kept, setKept] = useState<Child | null>(null)
  const task = useTask()
  const after = search.get('after')
  const leave = () => void navigate(withAutomation(after !== null && isInternalPath(after) ? after : kept === null ? '/activity' : '/dashboard'))
  if (children === 'unknown') return <Calm label={text('screens.children.loading')} />
  const others = children.filter(({ id }) => id !== search.get('of'))
  // One is there already: whoever does not care presses on.
  const picture = chosen ?? picturesToOffer(others.map((child) => child.picture))[0]
  const guest = children.find(({ id }) => id === search.get('of')) ?? null

  const keep = (given: SetupAnswers, isThis: boolean) =>
    void task.run(async () => {
      const wish = { alias: alias.trim(), birthMonth: null, ...(picture === undefined ? {} : { picture }), profile: startProfile(given) }
      setKept(guest === null ? await create(wish) : await take(guest, wish, isThis))
    })
  const goTo = (next: number, given = answers, isThis = wasThis) => {
    setStep(next)
    if (next >= questions.length) keep(given, isThis)
  }
  const name = alias.trim()
  const number = typeof step === 'number' ? step : 0
  const question = typeof step === 'number' ? questions[step] : undefined

  if (kept !== null) return <Ready child={children.find(({ id }) => id === kept.id) ?? kept} isGuess={answers.looks !== null} onLater={leave} />
  if (step === 'nickname') {
    return (
      <Nickname
        alias={alias}
        onAlias={setAlias}
        picture={picture}
        others={others}
        onPicture={setChosen}
        onNext={() => setStep(guest === null ? 0 : 'was')}
        onSkip={() => goTo(questions.length)}
        onLater={leave}
      />
    )
  }
  const colour = answers.colour === null ? null : palette[answers.colour]
  const skip =
    step === 'was' || question === undefined ? null : (
      <button type="button" className={styles['link']} onClick={() => goTo(questions.length)}>
        {text('screens.children.setup.skipRest')}
      </button>
    )
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
            <StepDots steps={questions.length} done={step === 'was' ? 0 : number + 1} />
            {question === undefined ? null : <span>{said}</span>}
          </>
        }
        end={skip}
      />
      {step === 'was' ? (
        <AskedFor
          alias={name}
          onBack={() => setStep('nickname')}
          onAnswer={(isThis) => {
            setWasThis(isThis)
            setStep(0)
          }}
        />
      ) : question === undefined ? (
        <KeepFailed task={task} onRetry={() => keep(answers, wasThis)} onBack={() => setStep(questions.length - 1)} />
      ) : (
        <QuestionStep
          key={question}
          question={question}
          alias={name}
          answers={answers}
          onAnswer={(value) => setAnswers({ ...answers, [question]: value })}
          onUnsure={() => {
            const given = { ...answers, [question]: null }
            setAnswers(given)
            goTo(number + 1, given)
          }}
          onNext={() => goTo(number + 1)}
          onBack={() => setStep(number > 0 ? number - 1 : guest === null ? 'nickname' : 'was')}
        />
      )}
    </>
  )
}
