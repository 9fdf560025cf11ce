import { useState } from 'react'
import type { Session } from '#domain/activities/session'
import type { DialName, Dials } from '#domain/child/dials'
import { signedBy, withDial } from '#domain/child/profile'
import { resolveDials } from '#domain/child/resolve'
import { meetingOf, type MeetingCount, type MeetingHint } from '#domain/measures/meeting'
import { isFamily } from '#domain/people/guardians'
import type { Child } from '#domain/people/people'
import { SECOND_MS } from '#domain/time'
import { useText } from '#text/i18n'
import { sayNumber, sayRow } from '#text/locale'
import { useAuth } from '../actors'
import { useServices } from '../services'

type Answer = 'open' | 'saving' | 'kept' | 'declined' | 'failed'

/** What the lights have shown, and the changes that could follow: each with what speaks for it, each for the adult to take or leave. */
export function MeetingResult({ session, child }: { session: Session; child: Child }) {
  const text = useText()
  const { children } = useServices()
  const uid = useAuth().snapshot.context.user?.uid ?? 'guest'
  // As it was when the result was opened: what is taken on must not make the others vanish.
  const [meeting] = useState(() => meetingOf(session, resolveDials(child.profile).dials))
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>({})
  const answer = (kind: string, given: Answer) => setAnswers((before) => ({ ...before, [kind]: given }))

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
      <p>{text('screens.meeting.seen', { seen: meeting.seen, count: meeting.n })}</p>
      <p className="quiet">{text('screens.meeting.caution')}</p>
      {meeting.hints.length === 0 ? <p>{text('screens.meeting.nothing')}</p> : null}
      <ul className="hints-list">
        {meeting.hints.map((hint) => {
          const isLocked = Object.keys(hint.dials).some((name) => child.profile.locks[name as DialName] !== undefined)
          const given = answers[hint.kind] ?? 'open'
          return (
            <li key={hint.kind} className="hint">
              <b>{sayWish(text, hint)}</b>
              <span>{sayEvidence(text, hint)}</span>
              {given === 'kept' || given === 'declined' || given === 'failed' ? <span role="status">{text(`screens.meeting.${given}`)}</span> : null}
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
        <table className="hints-table">
          <caption>{text('screens.meeting.table')}</caption>
          <tbody>
            {[...meeting.colours, ...meeting.sizes, ...meeting.sides].map((count) => (
              <tr key={String(count.value)}>
                <th scope="row">{sayValue(text, count.value)}</th>
                <td>{text('screens.meeting.share', { seen: count.seen, n: count.n })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

type Say = ReturnType<typeof useText>

function sayWish(text: Say, hint: MeetingHint): string {
  switch (hint.kind) {
    case 'colour':
      return text('screens.meeting.wish.colour', { value: sayValue(text, hint.dials.colour ?? '') })
    case 'size':
      return text('screens.meeting.wish.size', { value: sayValue(text, hint.dials.targetSize ?? 0) })
    case 'side':
      return text('screens.meeting.wish.side', { value: sayValue(text, hint.dials.zones?.[4] === 3 ? 'left' : 'right') })
    case 'wait':
      return text('screens.meeting.wish.wait', { value: (hint.dials.waitMs ?? 0) / SECOND_MS })
  }
}

function sayEvidence(text: Say, hint: MeetingHint): string {
  if (hint.kind === 'wait') return text('screens.meeting.waited', { seconds: sayNumber(hint.slowestMs / SECOND_MS, 1), seen: hint.seen, n: hint.n })
  const counts: readonly MeetingCount<string | number>[] = hint.counts
  const parts = counts.map((count) => text('screens.meeting.of', { seen: count.seen, n: count.n, where: sayValue(text, count.value).toLowerCase() }))
  return text('screens.meeting.evidence', { parts: sayRow(parts) })
}

function sayValue(text: Say, value: string | number): string {
  if (typeof value === 'number') return text('screens.meeting.size', { percent: Math.round(value * 100) })
  if (value === 'left' || value === 'right') return text(`screens.meeting.sides.${value}`)
  const colours: Readonly<Record<string, string>> = text('screens.children.form.colours', { returnObjects: true })
  return colours[value] ?? value
}
