import { confusionsOf } from '#domain/measures/confusions'
import type { PlayEvent } from '#domain/trials/events'
import { plainName } from '#domain/words/ownWords'
import { useText } from '../../text/i18n'

/** Which thing was taken for which, for an adult. */
export function ConfusionFigures({ events }: { events: readonly PlayEvent[] }) {
  const text = useText()
  const confusions = confusionsOf([events])
  if (confusions.length === 0) return null
  const name = (word: string) => plainName(word) ?? text('app.concepts.own')
  return (
    <section className="figures">
      <h2>{text('app.confusions.title')}</h2>
      {confusions.map(({ asked, taken, n }) => (
        <p key={`${asked} ${taken}`}>{text('app.confusions.line', { asked: name(asked), taken: name(taken), count: n })}</p>
      ))}
    </section>
  )
}
