import { type ReactNode, useState } from 'react'
import type { Session } from '#domain/activities/session'
import type { DialName, Dials } from '#domain/child/dials'
import { withDial } from '#domain/settings/profile'
import { resolveDials } from '#domain/settings/resolve'
import { turnsOf } from '#domain/measures/turns'
import { meetingOf, type MeetingCount, type MeetingHint } from '#domain/measures/meeting'
import { isFamily } from '#domain/people/guardians'
import type { Child } from '#domain/people/people'
import { SECOND_MS } from '#domain/time'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Disclosure } from '#ui/Disclosure'
import { language, sayRow } from '#text/locale'
import { useAuth } from '../../services/actors'
import { useNumberWord } from '../../forms/numberWord'
import { MeetingLights } from './MeetingLights'
import { sayWarmUps } from './describeTrials'
import { useProfileChange } from '../start/useProfileChange'
import { useQuiet } from '../../page/useQuiet'

interface Props {
  readonly session: Session
  readonly child: Child
  /** Renders the ways to continue at the end of play. If nothing is suggested, they include the first button of the page. */
  readonly ways?: (isFirst: boolean) => ReactNode
}

/** Shows how the child noticed each light, and the profile setting that this suggests. The adult can accept it, undo that, or ignore it. */
export function MeetingResult({ session, child, ways }: Props) {
  const text = useText()
  const word = useNumberWord()
  const uid = useAuth().snapshot.context.user?.uid ?? 'guest'
  // Computed once when the result opens, so that using a finding does not make it vanish.
  const [meeting] = useState(() => meetingOf(session, resolveDials(child.profile).dials))
  const change = useProfileChange(child)
  const turns = turnsOf(session.events)
  // The buttons wait, because the child may still be tapping.
  const isQuiet = useQuiet()
  const rows: Counts = [...meeting.colours, ...meeting.sizes, ...meeting.sides]
  const isFree = (hint: MeetingHint) => Object.keys(hint.dials).every((name) => child.profile.locks[name as DialName] === undefined)
  const free = meeting.hints.filter(isFree)
  const found = sayRow(meeting.hints.flatMap((hint) => sayFound(text, hint) ?? []))
  const wait = meeting.hints.find(({ kind }) => kind === 'wait')

  const use = () => {
    const entries = free.flatMap(({ dials }) => Object.entries(dials) as [DialName, Dials[DialName]][])
    void change.make(
      entries.reduce((changed, [name, value]) => withDial(changed, name, value), child.profile),
      null,
    )
  }
  const alias = child.alias
  const count = word(meeting.n)
  return (
    <section className="hints" aria-labelledby="meeting-title">
      <h1 id="meeting-title">
        {meeting.n === 0
          ? text('screens.meeting.result', { alias })
          : meeting.seen === 0
            ? text('screens.meeting.allPassed', { lights: count })
            : text('screens.meeting.met', { alias, lights: count.toLocaleLowerCase(language()) })}
      </h1>
      {meeting.n === 0 ? null : <MeetingLights lights={meeting.lights} />}
      <div className="met-found">
        <h2>
          {meeting.hints.length === 0
            ? text('screens.meeting.noFinding')
            : found === ''
              ? text('screens.meeting.longerWait')
              : text('screens.meeting.found', { what: found })}
        </h2>
        {meeting.hints.length === 0 ? <p className="muted">{text('screens.meeting.nothing')}</p> : null}
        {found === '' ? null : <p className="muted">{text('screens.meeting.fromNowOn', { what: found })}</p>}
        {wait === undefined ? null : (
          <p className="muted">
            {sayEvidence(text, wait, alias)} {text('screens.meeting.wish.wait', { value: (wait.dials.waitMs ?? 0) / SECOND_MS })}
          </p>
        )}
        {free.length < meeting.hints.length ? <p className="muted">{text('screens.meeting.locked')}</p> : null}
        {free.length > 0 && !isFamily(child, uid) ? <p className="muted">{text('screens.meeting.notYours')}</p> : null}
      </div>
      <div className="met-ways">
        {free.length > 0 && isFamily(child, uid) ? (
          change.made !== null ? (
            <span role="status">
              {text('screens.meeting.kept')} <Button onClick={() => void change.undo()}>{text('app.undo')}</Button>
            </span>
          ) : (
            <Button kind="now" disabled={!isQuiet || change.isSaving} onClick={use}>
              {text('screens.meeting.accept')}
            </Button>
          )
        ) : null}
        {ways?.(free.length === 0 || !isFamily(child, uid))}
      </div>
      {change.hasFailed ? <p role="alert">{text('screens.meeting.failed')}</p> : null}
      {meeting.n === 0 ? null : (
        <Disclosure word={text('screens.meeting.table')}>
          <p className="muted">{text('screens.meeting.caution')}</p>
          {turns.warmUps === 0 ? null : <p className="muted">{sayWarmUps(text, turns)}</p>}
          {meeting.hints.map((hint) => (
            <p key={hint.kind}>{sayEvidence(text, hint, alias)}</p>
          ))}
          <table className="hints-table">
            <caption className="unseen">{text('screens.meeting.table')}</caption>
            <tbody>
              {rows.map((row) => (
                <tr key={String(row.value)}>
                  <th scope="row">{sayValue(text, row.value, meeting.sizes)}</th>
                  <td>{text('screens.meeting.share', { seen: row.seen, n: row.n })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Disclosure>
      )}
    </section>
  )
}

type Say = ReturnType<typeof useText>
type Counts = readonly MeetingCount<string | number>[]

/** Returns a finding as a word for a row, or null for a longer wait, which has its own sentence. */
function sayFound(text: Say, hint: MeetingHint): string | null {
  switch (hint.kind) {
    case 'colour':
      return sayValue(text, hint.dials.colour ?? '', hint.counts).toLocaleLowerCase(language())
    case 'size':
      return text(`screens.meeting.foundSizes.${sizeOf(hint.dials.targetSize ?? 0, hint.counts)}`)
    case 'side':
      return sayValue(text, hint.dials.zones?.[4] === 3 ? 'left' : 'right', hint.counts).toLocaleLowerCase(language())
    case 'wait':
      return null
  }
}

function sayEvidence(text: Say, hint: MeetingHint, alias: string): string {
  if (hint.kind === 'wait') return text('screens.meeting.waited', { alias, count: Math.ceil(hint.slowestMs / SECOND_MS) })
  const counts: Counts = hint.counts
  const parts = counts.map((count) =>
    text('screens.meeting.of', { seen: count.seen, n: count.n, where: sayValue(text, count.value, hint.counts).toLowerCase() }),
  )
  return text('screens.meeting.evidence', { parts: sayRow(parts) })
}

/** Returns whether a light is large or smaller, compared with the other lights of this meeting. */
const sizeOf = (size: number, counts: Counts): 'large' | 'smaller' =>
  counts.some(({ value }) => typeof value === 'number' && value > size) ? 'smaller' : 'large'

function sayValue(text: Say, value: string | number, counts: Counts): string {
  if (typeof value === 'number') return text(`screens.meeting.sizes.${sizeOf(value, counts)}`)
  if (value === 'left' || value === 'right') return text(`screens.meeting.sides.${value}`)
  const colours: Readonly<Record<string, string>> = text('screens.children.form.colours', { returnObjects: true })
  return colours[value] ?? value
}
