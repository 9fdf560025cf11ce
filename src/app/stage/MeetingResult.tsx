import { type ReactNode, useState } from 'react'
import type { Session } from '#domain/activities/session'
import type { DialName, Dials } from '#domain/child/dials'
import { signedBy, withDial } from '#domain/child/profile'
import { resolveDials } from '#domain/child/resolve'
import { turnsOf } from '#domain/measures/turns'
import { meetingOf, type MeetingCount, type MeetingHint } from '#domain/measures/meeting'
import { isFamily } from '#domain/people/guardians'
import type { Child } from '#domain/people/people'
import { SECOND_MS } from '#domain/time'
import { useText } from '#text/i18n'
import { Disclosure } from '#ui/Disclosure'
import { sayRow } from '#text/locale'
import { useAuth } from '../actors'
import { useServices } from '../services'
import { sayWarmUps } from './sayTurns'

type Answer = 'open' | 'saving' | 'kept' | 'declined' | 'failed'

interface Props {
  readonly session: Session
  readonly child: Child
  /** The way on, where this is the end of the play: in sight before any suggestion. */
  readonly ways?: ReactNode
}

/** What the lights have shown, and the changes that could follow: each with what speaks for it, each for the adult to take or leave. */
export function MeetingResult({ session, child, ways }: Props) {
  const text = useText()
  const { children } = useServices()
  const uid = useAuth().snapshot.context.user?.uid ?? 'guest'
  // As it was when the result was opened: what is taken on must not make the others vanish.
  const [meeting] = useState(() => meetingOf(session, resolveDials(child.profile).dials))
  const turns = turnsOf(session.events)
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>({})
  const answer = (kind: string, given: Answer) => setAnswers((before) => ({ ...before, [kind]: given }))

  const rows: Counts = [...meeting.colours, ...meeting.sizes, ...meeting.sides]

  const accept = (hint: MeetingHint) => {
    answer(hint.kind, 'saving')
    const entries = Object.entries(hint.dials) as [DialName, Dials[DialName]][]
    const profile = entries.reduce((changed, [name, value]) => withDial(changed, name, value), child.profile)
    children.saveProfile(child, signedBy(uid, child.profile, profile), uid).then(
      () => answer(hint.kind, 'kept'),
      () => answer(hint.kind, 'failed'),
    )
  }

  return (
    <section className="hints" aria-labelledby="meeting-title">
      <h1 id="meeting-title">{text('screens.meeting.result', { alias: child.alias })}</h1>
      <p>{text('screens.meeting.seen', { alias: child.alias, seen: turns.done + turns.looked, count: turns.all.length })}</p>
      {turns.warmUps === 0 ? null : <p className="quiet">{sayWarmUps(text, turns)}</p>}
      {ways}
      <p className="quiet">{text('screens.meeting.caution')}</p>
      {meeting.hints.length === 0 ? <p>{text('screens.meeting.nothing')}</p> : null}
      <ul className="hints-list">
        {meeting.hints.map((hint) => {
          const isLocked = Object.keys(hint.dials).some((name) => child.profile.locks[name as DialName] !== undefined)
          const given = answers[hint.kind] ?? 'open'
          return (
            <li key={hint.kind} className="hint">
              <b>{sayWish(text, hint)}</b>
              <span>{sayEvidence(text, hint, child.alias)}</span>
              {given === 'kept' || given === 'declined' || given === 'failed' ? (
                <span role="status">{text(`screens.meeting.${given}`, { alias: child.alias })}</span>
              ) : null}
              {isLocked ? <span className="quiet">{text('screens.meeting.locked')}</span> : null}
              {!isLocked && !isFamily(child, uid) ? <span className="quiet">{text('screens.meeting.notYours')}</span> : null}
              {!isLocked && isFamily(child, uid) && given !== 'kept' && given !== 'declined' ? (
                <span className="hint-answers">
                  <button
                    type="button"
                    className="press"
                    disabled={given === 'saving'}
                    aria-label={text('app.named', { name: text('screens.meeting.accept'), of: sayWish(text, hint) })}
                    onClick={() => accept(hint)}
                  >
                    {text('screens.meeting.accept')}
                  </button>
                  <button
                    type="button"
                    className="press"
                    aria-label={text('app.named', { name: text('screens.meeting.decline'), of: sayWish(text, hint) })}
                    onClick={() => answer(hint.kind, 'declined')}
                  >
                    {text('screens.meeting.decline')}
                  </button>
                </span>
              ) : null}
            </li>
          )
        })}
      </ul>
      {meeting.n === 0 ? null : (
        <Disclosure word={text('screens.meeting.table')}>
          <table className="hints-table">
            <caption className="unseen">{text('screens.meeting.table')}</caption>
            <tbody>
              {rows.map((count) => (
                <tr key={String(count.value)}>
                  <th scope="row">{sayValue(text, count.value, meeting.sizes)}</th>
                  <td>{text('screens.meeting.share', { seen: count.seen, n: count.n })}</td>
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

function sayWish(text: Say, hint: MeetingHint): string {
  switch (hint.kind) {
    case 'colour':
      return text('screens.meeting.wish.colour', { value: sayValue(text, hint.dials.colour ?? '', hint.counts) })
    case 'size':
      return text(`screens.meeting.wish.size.${sizeOf(hint.dials.targetSize ?? 0, hint.counts)}`)
    case 'side':
      return text('screens.meeting.wish.side', { value: sayValue(text, hint.dials.zones?.[4] === 3 ? 'left' : 'right', hint.counts) })
    case 'wait':
      return text('screens.meeting.wish.wait', { value: (hint.dials.waitMs ?? 0) / SECOND_MS })
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

/** A light is large or smaller beside the others of this meeting. */
const sizeOf = (size: number, counts: Counts): 'large' | 'smaller' =>
  counts.some(({ value }) => typeof value === 'number' && value > size) ? 'smaller' : 'large'

function sayValue(text: Say, value: string | number, counts: Counts): string {
  if (typeof value === 'number') return text(`screens.meeting.sizes.${sizeOf(value, counts)}`)
  if (value === 'left' || value === 'right') return text(`screens.meeting.sides.${value}`)
  const colours: Readonly<Record<string, string>> = text('screens.children.form.colours', { returnObjects: true })
  return colours[value] ?? value
}
