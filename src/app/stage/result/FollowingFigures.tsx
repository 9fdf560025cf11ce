import { type FollowedWith, followingOf } from '#domain/measures/following'
import { MIN_CELL } from '#domain/statistics'
import type { PlayEvent } from '#domain/trials/engine/events'
import { useText } from '#text/i18n'

const percent = (share: number): number => Math.round(share * 100)

interface Props {
  readonly events: readonly PlayEvent[]
  readonly by: FollowedWith
  /** Whether the adult moved the thing while the child looked. */
  readonly isPaced: boolean
}

/** Shows an adult how the child followed moving things. */
export function FollowingFigures({ events, by, isPaced }: Props) {
  const text = useText()
  const following = followingOf([events], by)
  if (following === null) return null
  const { n, unmarked, followed, share, byDirection, crossings, crossed, lost, lostAtMiddle, distance, byFinger } = following
  if (n === 0) {
    return (
      <section className="figures">
        <h2>{text('app.following.title')}</h2>
        <p>{text(by === 'eyes' ? 'app.following.unmarked' : 'app.following.untouched')}</p>
      </section>
    )
  }
  return (
    <section className="figures">
      <h2>{text('app.following.title')}</h2>
      {isPaced ? <p>{text('app.following.paced', { count: n, lost })}</p> : <p>{text('app.following.followed', { followed, count: n })}</p>}
      {isPaced ? null : (
        <>
          <p>
            {share === null
              ? text('app.following.few', { least: MIN_CELL })
              : text('app.following.share', { median: percent(share.median), q1: percent(share.q1), q3: percent(share.q3), count: share.n })}
          </p>
          <p className="muted">
            {crossings === 0 ? text('app.following.noCrossing') : text('app.following.crossed', { crossed, crossings })} {text('app.following.lost', { lost })}{' '}
            {lostAtMiddle === 0 ? '' : text('app.following.lostAtMiddle', { lostAtMiddle })} {unmarked > 0 ? text('app.following.without', { unmarked }) : ''}
          </p>
          <table>
            <caption className="muted">{text('app.following.directions')}</caption>
            <tbody>
              {byDirection.map((direction) => (
                <tr key={direction.direction}>
                  <th scope="row">{text(`app.following.direction.${direction.direction}`)}</th>
                  <td>{direction.share === null ? text('app.following.tooFew') : text('app.percent', { percent: percent(direction.share) })}</td>
                  <td>{text('app.summary.zoneN', { n: direction.n })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {byFinger === 0 ? null : <p className="muted">{text('app.following.byFinger', { count: byFinger })}</p>}
      {distance === null ? null : <p className="muted">{text('app.following.distance', { median: percent(distance.median), count: distance.n })}</p>}
      <p className="muted">{text('app.following.caution')}</p>
    </section>
  )
}
