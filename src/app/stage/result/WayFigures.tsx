import { drawnByWay, touchByWay } from '#domain/measures/byWay'
import { SECOND_MS } from '#domain/time'
import type { PlayEvent } from '#domain/trials/engine/events'
import { useText } from '#text/i18n'
import { sayNumber } from '#text/locale'

const seconds = (ms: number): string => sayNumber(ms / SECOND_MS, 1)
const known = ['right', 'left', 'down', 'up'] as const

/** Shows an adult how soon things were touched, by their direction of movement or, for a road, how long it took to draw. */
export function WayFiguresTable({ events }: { events: readonly PlayEvent[] }) {
  const text = useText()
  const drawn = drawnByWay([events])
  const isDrawn = drawn.length > 0
  const figures = isDrawn ? drawn : touchByWay([events]).map(({ touch, ...each }) => ({ ...each, spread: touch }))
  if (figures.length === 0) return null
  return (
    <section className="figures">
      <h2>{text(isDrawn ? 'app.ways.drawn' : 'app.ways.title')}</h2>
      <table>
        <tbody>
          {known.flatMap((way) =>
            figures
              .filter((each) => each.way === way)
              .map(({ n, spread }) => (
                <tr key={way}>
                  <th scope="row">{text(`app.following.direction.${way}`)}</th>
                  <td>{spread === null ? text('app.ground.few', { n }) : text('app.ground.median', { seconds: seconds(spread.median), n })}</td>
                </tr>
              )),
          )}
        </tbody>
      </table>
      <p className="muted">{text(isDrawn ? 'app.ways.whyDrawn' : 'app.ways.why')}</p>
    </section>
  )
}
