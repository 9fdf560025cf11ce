import type { Session } from '#domain/activities/session'
import { conceptsOf } from '#domain/measures/concepts'
import { plainName } from '#domain/words/inLanguage'
import { useText } from '#text/i18n'

/** Shows an adult how the child progresses with each picture, over all these sessions of one activity. */
export function ConceptFigures({ sessions }: { sessions: readonly Session[] }) {
  const text = useText()
  const concepts = conceptsOf(sessions)
  if (concepts.length === 0) return null
  return (
    <section className="figures">
      <h2>{text('app.concepts.title')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{text('app.concepts.word')}</th>
            <th scope="col">{text('app.concepts.state')}</th>
            <th scope="col">{text('app.concepts.views')}</th>
          </tr>
        </thead>
        <tbody>
          {concepts.map(({ word, state, views }) => (
            <tr key={word}>
              <th scope="row">{plainName(word) ?? text('app.concepts.own')}</th>
              <td>{text(`app.concepts.states.${state}`)}</td>
              <td>{text('app.summary.zoneN', { n: views })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted">{text('app.concepts.why')}</p>
    </section>
  )
}
