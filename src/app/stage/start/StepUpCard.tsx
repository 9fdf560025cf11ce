import type { Manifest } from '#domain/activities/manifest'
import type { Session } from '#domain/activities/session'
import { withDial } from '#domain/settings/profile'
import { resolveDials } from '#domain/settings/resolve'
import type { Child } from '#domain/people/people'
import type { StepUp, StepUpReason } from '#domain/measures/stepUp'
import { SECOND_MS } from '#domain/time'
import { type ActivityChoice, choiceKey } from '#ports/deviceSettings'
import { useText } from '#text/i18n'
import { textOf } from '#text/ofActivity'
import { Button } from '#ui/Button'
import { useChildren } from '../../play/children'
import { useDevice } from '../../page/deviceSettings'
import { usePlan } from '../../play/weekPlans'
import { findStepUp } from './stepUp'
import { useProfileChange } from './useProfileChange'

const seconds = (ms: number): number => Math.round(ms / SECOND_MS)
const percent = (share: number): number => Math.round(share * 100)
const TRY = { accept: 'screens.stepUp.accept', leave: 'screens.stepUp.notNow' } as const
const caps = ['maxComplexity', 'maxItems'] as const

interface Props {
  readonly child: Child
  readonly manifest: Manifest
  readonly category: string | null
  /** This child's sessions, newest first. */
  readonly sessions: readonly Session[]
  /** Labels of the two answers. A family tries the level, and a therapist sets it. */
  readonly words?: { readonly accept: 'screens.stepUp.accept' | 'screens.stepUp.set'; readonly leave: 'screens.stepUp.notNow' | 'screens.stepUp.notYet' }
  /** Called with the level that the adult accepts. */
  readonly onTaken?: (level: string) => void
  /** The level chosen on this page. This level and lower ones are not offered. */
  readonly chosen?: string
}

/** A step that the adult accepted, and this device's choice before it. */
interface Taken {
  readonly found: StepUp
  readonly choice: ActivityChoice | undefined
}

/** Suggests a next step to try, with the reason. Nothing changes unless the adult accepts it. */
export function StepUpCard({ child, manifest, category, sessions, words = TRY, onTaken, chosen }: Props) {
  const text = useText()
  const { choices, change } = useDevice()
  const { saveLevel } = usePlan(child.id)
  const { mayChange, mayPlan } = useChildren()
  const { made, hasFailed, make, undo } = useProfileChange<Taken>(child)
  const { dials } = resolveDials(child.profile)
  const key = choiceKey(child.id, manifest.id)
  const choice = choices.activities[key]
  const found = findStepUp(child, { manifest, category }, sessions)
  const { profile } = child
  const play = (level: string) => {
    if (mayPlan(child)) saveLevel({ activity: manifest.id, category, level })
    onTaken?.(level)
  }
  if (made !== null) {
    const { found: taken, choice: before } = made.note
    const takeBack = async () => {
      if (!(await undo())) return
      play(taken.from)
      change({ activities: { ...choices.activities, [key]: { ...(before ?? { level: taken.from }), own: choice?.own ?? {} } } })
    }
    return (
      <div className="step-up">
        <p role="status">{text('screens.stepUp.taken', { to: taken.to })}</p>
        {hasFailed ? <p role="alert">{text('screens.stepUp.failed')}</p> : null}
        <Button onClick={() => void takeBack()}>{text('app.undo')}</Button>
      </div>
    )
  }
  if (found === null || choice?.answeredStepUp === found.sessionId || hasReached(manifest, chosen, found.to)) return null

  const level = manifest.levels.find(({ id }) => id === found.to)
  const wanted = { maxComplexity: level?.complexity ?? 0, maxItems: level?.items ?? 1 }
  const raised = caps.filter((cap) => wanted[cap] > dials[cap])
  const mayRaise = mayChange(child) && raised.every((cap) => child.profile.locks[cap] === undefined)
  const answered = (level: string) =>
    change({ activities: { ...choices.activities, [key]: { own: choice?.own ?? {}, level, answeredStepUp: found.sessionId } } })
  const accept = async () => {
    const after = found.isBeyondCap ? raised.reduce((allowed, cap) => withDial(allowed, cap, wanted[cap]), profile) : profile
    if (!(await make(after, { found, choice }))) return
    play(found.to)
    answered(found.to)
  }
  return (
    <section className="step-up" aria-labelledby={`step-up-${manifest.id}`}>
      <h2 id={`step-up-${manifest.id}`}>{text('screens.stepUp.title', { title: textOf(manifest).title, to: found.to })}</h2>
      <p>{textOf(manifest).objectives[found.to]}</p>
      <p className="muted">
        {text('screens.stepUp.why', { unprompted: found.unprompted, of: found.of, level: found.from })} <Reason reason={found.reason} alias={child.alias} />
      </p>
      {found.isBeyondCap && !mayRaise ? <p className="warning">{text('screens.stepUp.locked', { alias: child.alias })}</p> : null}
      {mayRaise
        ? raised.map((cap) => (
            <p key={cap} className="warning">
              {text(`screens.stepUp.beyond.${cap}`, { cap: wanted[cap], now: dials[cap] })}
            </p>
          ))
        : null}
      {hasFailed ? <p role="alert">{text('screens.stepUp.failed')}</p> : null}
      <span className="hint-answers">
        {found.isBeyondCap && !mayRaise ? null : <Button onClick={() => void accept()}>{text(words.accept, { to: found.to })}</Button>}
        <Button onClick={() => answered(choice?.level ?? found.from)}>{text(words.leave)}</Button>
      </span>
    </section>
  )
}

const hasReached = ({ levels }: Manifest, chosen: string | undefined, to: string): boolean =>
  chosen !== undefined && levels.findIndex(({ id }) => id === chosen) >= levels.findIndex(({ id }) => id === to)

function Reason({ reason, alias }: { reason: StepUpReason; alias: string }) {
  const text = useText()
  if (reason.kind === 'words') return text('screens.stepUp.words', { newer: percent(reason.shares[0]), older: percent(reason.shares[1]) })
  const [fast, slow] = [seconds(Math.min(...reason.medians)), seconds(Math.max(...reason.medians))]
  const wait = seconds(Math.min(...reason.waits))
  return fast === slow ? text('screens.stepUp.touchesAlike', { alias, count: fast, wait }) : text('screens.stepUp.touches', { alias, fast, slow, wait })
}
