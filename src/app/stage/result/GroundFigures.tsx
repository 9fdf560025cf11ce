import { resolveDials } from '#domain/settings/resolve'
import type { Child } from '#domain/people/people'
import type { Session } from '#domain/activities/session'
import { groundCostOf } from '#domain/measures/groundCost'
import { MIN_CELL } from '#domain/statistics'
import { SECOND_MS } from '#domain/time'
import { useText } from '#text/i18n'
import { sayNumber } from '#text/locale'
import { findActivity } from '#scenes/catalogue'
import { SaveDial } from './SaveDial'

const percent = (share: number): number => Math.round(share * 100)
const seconds = (ms: number): string => sayNumber(ms / SECOND_MS, 1)

interface Props {
  /** All sessions of one child and one activity. */
  readonly sessions: readonly Session[]
  /** The child in whose profile an adult may store the finding. */
  readonly child?: Child | undefined
}

/** Shows an adult how much each background slows the child down, over all these sessions. */
export function GroundFigures({ sessions, child }: Props) {
  const text = useText()
  const found = groundCostOf(sessions.map(({ events }) => events))
  if (found === null) return null
  const { rungs, highest, weaker } = found
  const levels = findActivity(sessions[0]?.activity ?? '')?.levels ?? []
  const cap = levels.find(({ id }) => id === String(highest))?.complexity
  return (
    <section className="figures">
      <h2>{text('app.ground.title')}</h2>
      <p>{highest === null ? text('app.ground.none', { least: MIN_CELL }) : text(`app.ground.highest`, { rung: text(`app.ground.rungs.g${highest}`) })}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{text('app.ground.rung')}</th>
            <th scope="col">{text('app.ground.alone')}</th>
            <th scope="col">{text('app.ground.time')}</th>
            <th scope="col">{text('app.ground.cost')}</th>
          </tr>
        </thead>
        <tbody>
          {rungs.map(({ rung, n, share, times, touchMs, cost }) => (
            <tr key={rung}>
              <th scope="row">{text(`app.ground.rungs.g${rung}`)}</th>
              <td>{share === null ? text('app.ground.few', { n }) : text('app.ground.share', { percent: percent(share), n })}</td>
              <td>{touchMs === null ? text('app.ground.few', { n: times }) : text('app.ground.median', { seconds: seconds(touchMs), n: times })}</td>
              <td>{cost === null || rung === 1 ? '' : text('app.ground.times', { cost: sayNumber(cost, 1) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted">
        {text('app.ground.why', { least: MIN_CELL })} {weaker === 0 ? '' : text('app.ground.weaker', { count: weaker })}
      </p>
      {child === undefined || highest === null || cap === undefined ? null : (
        <SaveBusiest child={child} cap={cap} rung={text(`app.ground.rungs.g${highest}`)} />
      )}
    </section>
  )
}

/** Offers to store the busiest background that the child managed as the child's maximum. */
function SaveBusiest({ child, cap, rung }: { child: Child; cap: number; rung: string }) {
  const text = useText()
  const now = resolveDials(child.profile).dials.maxComplexity
  const words = {
    lowers: text('app.ground.lowers', { rung, now, cap }),
    raises: text('app.ground.raises', { rung, now, cap }),
    keep: text('app.ground.keep'),
    kept: text('app.ground.kept', { cap }),
    isKept: text('app.ground.isKept', { cap }),
    locked: text('app.ground.locked'),
  }
  return <SaveDial child={child} dial="maxComplexity" cap={cap} words={words} />
}
