import { countedOf, type CountedPlace } from '#domain/measures/counted'
import { MIN_CELL } from '#domain/statistics'
import { SECOND_MS } from '#domain/time'
import type { PlayEvent } from '#domain/trials/engine/events'
import { useText } from '#text/i18n'
import { sayNumber } from '#text/locale'
import { FieldMap, FieldMapLegend } from '#ui/FieldMap'

const seconds = (ms: number): string => sayNumber(ms / SECOND_MS, 1)
/** Share (0 to 1) from which a place counts as often omitted. */
const OFTEN = 1 / 3

const shadeOf = ({ n, leftOut }: CountedPlace): 1 | 2 | 3 | null => (n < MIN_CELL ? null : leftOut === 0 ? 1 : leftOut < n * OFTEN ? 2 : 3)

/** Shows an adult omissions and double counts by place, the time for each, and the chosen numbers. */
export function CountedFigures({ logs }: { logs: readonly (readonly PlayEvent[])[] }) {
  const text = useText()
  const found = countedOf(logs)
  if (found === null) return null
  const { places, each, eachN, numbers } = found
  const isMapped = places.some(({ n }) => n > 0)
  return (
    <section className="figures">
      <h2>{text('app.counted.title')}</h2>
      {isMapped ? (
        <>
          <p>{text('app.counted.places')}</p>
          <FieldMap
            cells={places.map((place) => ({
              key: place.zone,
              shade: shadeOf(place),
              figure: place.n < MIN_CELL ? null : text('app.counted.leftOut', { leftOut: place.leftOut, n: place.n }),
              count: place.n < MIN_CELL ? text('app.ground.few', { n: place.n }) : text('app.counted.twice', { count: place.twice }),
              place: text(`app.summary.zoneLabel.z${place.zone}`),
            }))}
          />
          <FieldMapLegend sooner={text('app.counted.never')} later={text('app.counted.often')} few={text('app.counted.few', { least: MIN_CELL })} />
          <p>
            {each === null
              ? text('app.counted.fewTimes', { least: MIN_CELL, n: eachN })
              : text('app.counted.each', { median: seconds(each.median), q1: seconds(each.q1), q3: seconds(each.q3), count: each.n })}
          </p>
        </>
      ) : null}
      {numbers.n === 0 ? null : <p>{numbers.n < MIN_CELL ? text('app.counted.fewNumbers', { n: numbers.n }) : text('app.counted.numbers', { ...numbers })}</p>}
      {numbers.others.map(({ asked, chosen, n }) => (
        <p key={`${asked} ${chosen}`}>{text('app.counted.other', { asked, chosen, count: n })}</p>
      ))}
    </section>
  )
}
