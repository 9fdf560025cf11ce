import type { Session } from '#domain/activities/session'
import { knownWords } from '#domain/measures/outlines'
import { useText } from '#text/i18n'

/** Shows an adult which words the child knows, over all these sessions with word outlines. */
export function OutlineFigures({ sessions }: { sessions: readonly Session[] }) {
  const text = useText()
  const words = knownWords(sessions)
  if (words.length === 0) return null
  return (
    <section className="figures">
      <h2>{text('app.outlines.title')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{text('app.outlines.word')}</th>
            <th scope="col">{text('app.outlines.state')}</th>
            <th scope="col">{text('app.outlines.right')}</th>
            <th scope="col">{text('app.outlines.days')}</th>
          </tr>
        </thead>
        <tbody>
          {words.map(({ word, tries, right, days, isKnown }) => (
            <tr key={word}>
              <th scope="row" dir="auto">
                {word}
              </th>
              <td>{text(isKnown ? 'app.outlines.known' : 'app.outlines.open')}</td>
              <td>{text('app.outlines.ofTries', { right, tries })}</td>
              <td>{days}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted">{text('app.outlines.why')}</p>
    </section>
  )
}
