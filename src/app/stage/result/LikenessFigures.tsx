import type { PlayEvent } from '#domain/trials/engine/events'
import { MIN_CELL } from '#domain/statistics'
import { wrongByLikeness } from '#domain/measures/wrongByLikeness'
import { useText } from '#text/i18n'

/** Shows an adult how often a distractor was chosen first, by its similarity to the target. */
export function LikenessFigures({ logs }: { logs: readonly (readonly PlayEvent[])[] }) {
  const text = useText()
  const figures = wrongByLikeness(logs)
  if (figures.length === 0) return null
  return (
    <section className="figures">
      <h2>{text('app.likeness.title')}</h2>
      <table>
        <tbody>
          {figures.map(({ likeness, n, wrong }) => (
            <tr key={likeness}>
              <th scope="row">{text(`app.likeness.kinds.${likeness}`)}</th>
              <td>{n < MIN_CELL ? text('app.ground.few', { n }) : text('app.likeness.wrong', { wrong, n })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted">{text('app.likeness.why', { least: MIN_CELL })}</p>
    </section>
  )
}
