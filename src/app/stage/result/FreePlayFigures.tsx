import { zones } from '#domain/child/zones'
import type { Session } from '#domain/activities/session'
import { emptyFreePlay, type FreePlay, readFreePlay, wasEnough } from '#domain/measures/freePlay'
import { MIN_CELL } from '#domain/statistics'
import { MINUTE_MS, SECOND_MS } from '#domain/time'
import { useText } from '#text/i18n'
import { sayNumber } from '#text/locale'
import { findActivity } from '#scenes/catalogue'

const percent = (share: number): number => Math.round(share * 100)
const seconds = (ms: number): string => sayNumber(ms / SECOND_MS, 1)
const minutes = (ms: number): string => sayNumber(ms / MINUTE_MS, 1)

/** Length of free play (ms) below which no verdict is given. */
const SHORT_MS = 30_000

/** Shows an adult the figures of free play, in which nothing is right or wrong. */
export function FreePlayFigures({ session, figures, heading: Heading }: { session: Session; figures: FreePlay; heading: 'h1' | 'h4' }) {
  const text = useText()
  const verdict = useEnough(session)
  const { lengthMs, activeMs, firstTouchMs, deeds, touches, coverage, left, pauses, longestHoldMs, demonstrations } = figures
  // A session that an adult ended very soon is not a failed attempt.
  const enough = lengthMs < SHORT_MS ? null : verdict
  return (
    <section className="figures">
      <Heading>{text('app.freePlay.active', { active: minutes(activeMs), length: minutes(lengthMs) })}</Heading>
      {enough === null ? null : <p>{enough}</p>}
      <p>
        {firstTouchMs === null ? '' : text('app.freePlay.first', { seconds: seconds(firstTouchMs) })} {text('app.freePlay.touches', { count: touches })}{' '}
        {text('app.freePlay.deeds', { count: deeds })} {longestHoldMs === null ? '' : text('app.freePlay.hold', { seconds: seconds(longestHoldMs) })}
      </p>
      <p className="muted">
        {text('app.freePlay.pauses', { count: pauses })} {demonstrations > 0 ? text('app.freePlay.demonstrations', { count: demonstrations }) : ''}{' '}
        {demonstrations > 1 && touches + deeds === 0 ? text('app.freePlay.byHand') : ''}
      </p>
      {coverage === null || left === null ? (
        <p className="muted">{text('app.freePlay.few', { least: MIN_CELL })}</p>
      ) : (
        <>
          <p>{text('app.freePlay.sides', { left: percent(left), right: 100 - percent(left) })}</p>
          <table>
            <caption className="muted">{text('app.freePlay.places')}</caption>
            <tbody>
              {zones.map((zone) => (
                <tr key={zone}>
                  <th scope="row">{text(`app.summary.zoneLabel.z${zone}`)}</th>
                  <td>{text('app.percent', { percent: percent(coverage[zone]) })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <p className="muted">{text('app.freePlay.why')}</p>
    </section>
  )
}

/** Returns whether the session met its level's criterion of success, in words, or null if there is no criterion. */
function useEnough(session: Session): string | null {
  const text = useText()
  const enough = findActivity(session.activity)?.levels.find(({ id }) => id === session.level)?.free?.enough
  if (enough === undefined) return null
  const isSo = wasEnough(readFreePlay(emptyFreePlay, session.events), enough)
  if ('activeMs' in enough) return text(isSo ? 'app.freePlay.busyEnough' : 'app.freePlay.busyLess', { seconds: enough.activeMs / SECOND_MS })
  const asked = { count: enough.touches, seconds: enough.withinMs / SECOND_MS }
  return text(isSo ? 'app.freePlay.touchedEnough' : 'app.freePlay.touchedLess', asked)
}
