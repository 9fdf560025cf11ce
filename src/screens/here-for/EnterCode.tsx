import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { isGuardian } from '#domain/people/guardians'
import { groupedCode, isAtHome, type SharingCode, typedCode } from '#domain/people/sharing'
import { liveRoleIn } from '#domain/people/team'
import { useTherapist } from '#app/services/actors'
import { useChildren } from '#app/play/children'
import { withAutomation } from '#app/services/automation'
import { useNow } from '#app/services/now'
import { useServices } from '#app/services/services'
import { useAsyncAction } from '#app/services/task'
import { forgetInvitation, keptInvitation } from '#app/routing/invitation'
import { useShell } from '#app/page/shellContext'
import { useMe } from '#app/services/useMe'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Field } from '#ui/Field'
import { formatDay } from '../history/formats'
import { TaskFailure } from '../notice/TaskFailure'
import styles from './hereFor.module.css'

/** `found`: an invitation is shown instead of the form. `accepted`: it has been accepted. */
export type CodeState = 'none' | 'found' | 'accepted'

type Problem = 'bad' | 'unknown' | 'over' | 'mine'

/** Takes a code from a card or a link, shows its invitation, and offers to accept it. */
export function EnterCode({ onFound, onState }: { onFound: () => void; onState: (state: CodeState) => void }) {
  const text = useText()
  const { sharing } = useServices()
  const { children } = useChildren()
  const me = useMe()
  const now = useNow()
  const task = useAsyncAction()
  const { lastingStorage } = useShell()
  const [search] = useSearchParams()
  // A link contains its code. A link opened before sign-in may have been opened in another tab, so the code is also stored.
  const [brought] = useState(() => typedCode(search.get('code') ?? '') ?? keptInvitation(lastingStorage, now))
  const [typed, setTyped] = useState(() => groupedCode(brought ?? search.get('code') ?? ''))
  const [problem, setProblem] = useState<Problem | null>(() => (brought === null && search.has('code') ? 'bad' : null))
  const [found, setFound] = useState<SharingCode | null>(null)
  const [said, setSaid] = useState('')
  /** The child of the accepted invitation, and the page to open first. It is Today for family carers, unless they may only look. */
  const [accepted, setAccepted] = useState<{ readonly alias: string; readonly to: '/dashboard' | '/progress' } | null>(null)
  const show = (code: SharingCode | null) => {
    setFound(code)
    onState(code === null ? 'none' : 'found')
  }
  const find = () => {
    const code = typedCode(typed)
    setSaid('')
    show(null)
    setProblem(code === null ? 'bad' : null)
    if (code === null) return
    // A used code is deleted, but the sharing still refers to it.
    const helped = children === 'unknown' ? undefined : children.find(({ help }) => help?.code === code)
    if (helped !== undefined) {
      onFound()
      setSaid(text('screens.byCode.enter.have', { alias: helped.alias }))
      return
    }
    void task.run(async () => {
      const open = await sharing.find(code)
      forgetInvitation(lastingStorage)
      if (open === null) return setProblem('unknown')
      if (open.ownerUid === me?.uid) return setProblem('mine')
      if (open.expiresAt <= now || open.until <= now || open.account !== null) return setProblem('over')
      onFound()
      show(open)
    })
  }
  // Opens a link's invitation automatically as soon as possible.
  const isDue = brought !== null && me?.isProven === true && children !== 'unknown'
  const open = useEffectEvent(find)
  useEffect(() => {
    if (isDue) queueMicrotask(open)
  }, [isDue])
  // Requires a confirmed email address, so that the family can know who is asking.
  if (me?.isProven !== true) return null
  const isAsking = found === null && accepted === null
  return (
    <section className={styles['code']} aria-labelledby={isAsking ? 'enter-code' : undefined}>
      {isAsking ? <h2 id="enter-code">{text('screens.byCode.enter.title')}</h2> : null}
      {isAsking ? (
        <form
          noValidate
          className={styles['enter']}
          onSubmit={(event) => {
            event.preventDefault()
            find()
          }}
        >
          <Field
            label={text('screens.byCode.enter.label')}
            hint={text('screens.byCode.enter.hint')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            dir="ltr"
            value={typed}
            error={problem === null ? null : text(`screens.byCode.enter.${problem}`)}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button kind="now" type="submit" loading={task.isBusy}>
            {text('screens.byCode.enter.submit')}
          </Button>
        </form>
      ) : null}
      <TaskFailure task={task} />
      {found === null ? null : (
        <Found
          key={found.code}
          code={found}
          onOther={() => {
            show(null)
            setTyped('')
          }}
          onAnswered={(answer, opened) => {
            setFound(null)
            onState(opened === null ? 'none' : 'accepted')
            setTyped('')
            setSaid(answer)
            setAccepted(opened === null ? null : { alias: opened, to: isAtHome(found.kind) && found.step !== 'look' ? '/dashboard' : '/progress' })
          }}
        />
      )}
      <p role="status">{said}</p>
      {accepted === null ? null : (
        <Link to={withAutomation(accepted.to)} className="press press-now">
          {text('screens.teams.cases.open', { alias: accepted.alias })}
        </Link>
      )}
    </section>
  )
}

interface FoundProps {
  readonly code: SharingCode
  /** Called with a message, and the name of the child that can now be opened, or null if there is none. */
  readonly onAnswered: (said: string, accepted: string | null) => void
}

interface OfferProps extends FoundProps {
  /** Leaves this invitation unanswered and asks for another code. */
  readonly onOther: () => void
}

/** Moves the focus to the heading, because the form that had the focus is gone. */
function takeFocus(heading: HTMLHeadingElement | null): void {
  heading?.focus()
}

function Found({ code, onAnswered, onOther }: OfferProps) {
  const text = useText()
  const { sharing } = useServices()
  const { chooseChild, children } = useChildren()
  const me = useMe()
  const task = useAsyncAction()
  const { alias, invitedByName: name, step, until } = code
  if (me === null) return null
  const isFamilyAlready = children !== 'unknown' && children.some((child) => child.id === code.childId && isGuardian(child, me.uid))
  const accept = () =>
    void task.run(
      () => sharing.accept(code, me),
      () => {
        chooseChild(code.childId)
        onAnswered(text('screens.byCode.mine.title', { alias }), alias)
      },
    )
  const decline = () =>
    void task.run(
      () => sharing.takeBack(code.code),
      () => onAnswered(text('screens.byCode.enter.declined'), null),
    )
  return (
    <div className={styles['found']}>
      <h1 ref={takeFocus} tabIndex={-1}>
        {name === '' ? text('screens.byCode.card.titleUnnamed', { alias }) : text('screens.byCode.card.title', { name, alias })}
      </h1>
      <TaskFailure task={task} />
      {code.kind === 'clinic' ? (
        <ForTeam code={code} onAnswered={onAnswered} />
      ) : isFamilyAlready ? (
        <p>{text('screens.byCode.enter.already', { alias })}</p>
      ) : (
        <>
          <p>{text(`screens.byCode.card.${step}`, { day: formatDay(until) })}</p>
          <p className="muted">{text('screens.byCode.enter.sees')}</p>
          <div className={styles['ways']}>
            <Button kind="now" loading={task.isBusy} onClick={accept}>
              {text('screens.byCode.enter.accept')}
            </Button>
            <Button disabled={task.isBusy} onClick={decline}>
              {text('screens.byCode.enter.decline')}
            </Button>
          </div>
        </>
      )}
      <Button kind="subtle" onClick={onOther}>
        {text('screens.byCode.enter.other')}
      </Button>
    </div>
  )
}

/** Accepts a clinic's code for one of the teams that this person leads. */
function ForTeam({ code, onAnswered }: FoundProps) {
  const text = useText()
  const { sharing } = useServices()
  const now = useNow()
  const task = useAsyncAction()
  const { therapistAccounts, uid } = useTherapist().snapshot.context
  const led = therapistAccounts.filter((account) => account.status !== 'suspended' && ['owner', 'admin'].includes(liveRoleIn(account, uid, now) ?? ''))
  const { alias } = code
  return (
    <>
      <p>{text('screens.byCode.enter.clinic', { day: formatDay(code.until) })}</p>
      <TaskFailure task={task} />
      {led.length === 0 ? (
        <p>
          {text('screens.byCode.enter.noTeam')} <Link to="/here-for?step=team">{text('screens.byCode.enter.openTeam')}</Link>
        </p>
      ) : null}
      <div className={styles['ways']}>
        {led.map(({ id, name: team }) => (
          <Button
            key={id}
            loading={task.isBusy}
            onClick={() =>
              void task.run(
                () => sharing.enter(code, { id, name: team }),
                () => onAnswered(text('screens.byCode.enter.entered', { team, alias }), null),
              )
            }
          >
            {text('screens.byCode.enter.forTeam', { team })}
          </Button>
        ))}
      </div>
    </>
  )
}
