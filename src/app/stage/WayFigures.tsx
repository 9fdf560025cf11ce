import { touchByWay } from '#domain/measures/byWay'
import { SECOND_MS } from '#domain/time'
import type { PlayEvent } from '#domain/trials/events'
import { useText } from '#text/i18n'
import { sayNumber } from '#text/locale'

const seconds = (ms: number): string => sayNumber(ms / SECOND_MS, 1)
const known = ['right', 'left', 'down', 'up'] as const

/** How soon things were touched, by the way they went, for an adult. */
export function WayFigures({ events }: { events: readonly PlayEvent[] }) {
  const text = useText()
  const figures = touchByWay([events])
  if (figures.length === 0) return null
  return (
    <section className="figures">
      <h2>{text('app.ways.title')}</h2>
      <table>
        <tbody>
          {known.flatMap((way) =>
            figures
              .filter((each) => each.way === way)
              .map(({ n, touch }) => (
                <tr key={way}>
                  <th scope="row">{text(`app.following.direction.${way}`)}</th>
                  <td>{touch === null ? text('app.ground.few', { n }) : text('app.ground.median', { seconds: seconds(touch.median), n })}</td>
                </tr>
              )),
          )}
        </tbody>
      </table>
      <p className="quiet">{text('app.ways.why')}</p>
    </section>
  )
}
