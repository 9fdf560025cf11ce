import { confusionsOf } from '#domain/measures/confusions'
import { firstSidesOf } from '#domain/measures/sideBias'
import { MIN_CELL } from '#domain/statistics'
import type { PlayEvent } from '#domain/trials/engine/events'
import { plainName } from '#domain/words/inLanguage'
import { useText } from '#text/i18n'

/** Shows an adult which things were mistaken for each other, and the side of the first choices. */
export function ConfusionFigures({ events }: { events: readonly PlayEvent[] }) {
  const text = useText()
  const confusions = confusionsOf([events])
  const sides = firstSidesOf([events])
  if (confusions.length === 0 && sides.n < MIN_CELL) return null
  const name = (word: string) => plainName(word) ?? text('app.concepts.own')
  return (
    <section className="figures">
      <h2>{text('app.confusions.title')}</h2>
      {confusions.map(({ asked, taken, n }) => (
        <p key={`${asked} ${taken}`}>{text('app.confusions.line', { asked: name(asked), taken: name(taken), count: n })}</p>
      ))}
      {sides.n < MIN_CELL ? null : <p className="muted">{text('app.confusions.sides', { ...sides })}</p>}
    </section>
  )
}
