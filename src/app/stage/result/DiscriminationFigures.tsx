import type { Session } from '#domain/activities/session'
import { comparedOf, type ComparedSide, staircaseOf } from '#domain/measures/discrimination'
import { MIN_CELL } from '#domain/statistics'
import { SECOND_MS } from '#domain/time'
import { useText } from '#text/i18n'
import { sayNumber } from '#text/locale'

interface Props {
  readonly session: Session
  /** All of the child's sessions, including this one. */
  readonly past: readonly Session[]
}

/** Shows the team the result of a staircase, and compares the plain trials with those of the game. */
export function DiscriminationFigures({ session, past }: Props) {
  const text = useText()
  const found = staircaseOf(session)
  const compared = comparedOf([...past.filter(({ id }) => id !== session.id), session], session.level)
  if (found === null && compared === null) return null
  return (
    <section className="figures">
      <h2>{text('app.discrimination.title')}</h2>
      {found === null ? null : (
        <p>
          {typeof found.threshold === 'number'
            ? text('app.discrimination.settled', { step: sayNumber(found.threshold, 1), answers: found.answers, reversals: found.reversals })
            : text(`app.discrimination.${found.threshold ?? (found.isStopped ? 'stopped' : 'open')}`, { reversals: found.reversals, wanted: found.wanted })}
        </p>
      )}
      {compared === null ? null : (
        <>
          <p>{text(`app.discrimination.says.${compared.says ?? 'few'}`, { least: MIN_CELL })}</p>
          <table>
            <thead>
              <tr>
                <th scope="col">{text('app.discrimination.column')}</th>
                <th scope="col">{text('app.steps.alone')}</th>
                <th scope="col">{text('app.steps.range')}</th>
                <th scope="col">{text('app.steps.time')}</th>
              </tr>
            </thead>
            <tbody>
              <SideRow name={text('app.discrimination.plain')} side={compared.plain} />
              <SideRow name={text('app.discrimination.game')} side={compared.game} />
            </tbody>
          </table>
        </>
      )}
      <p className="muted">{text('app.discrimination.why')}</p>
    </section>
  )
}

const percent = (share: number): number => Math.round(share * 100)

function SideRow({ name, side: { n, alone, range, touchMs } }: { name: string; side: ComparedSide }) {
  const text = useText()
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{range === null ? text('app.ground.few', { n }) : text('app.steps.share', { percent: percent(alone / n), alone, n })}</td>
      <td>{range === null ? '' : text('app.steps.between', { low: percent(range.low), high: percent(range.high) })}</td>
      <td>{touchMs === null ? text('app.ground.few', { n: alone }) : text('app.ground.median', { seconds: sayNumber(touchMs / SECOND_MS, 1), n: alone })}</td>
    </tr>
  )
}
