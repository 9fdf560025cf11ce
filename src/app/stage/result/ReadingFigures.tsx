import { readingOf } from '#domain/measures/reading'
import { MIN_CELL } from '#domain/statistics'
import { SECOND_MS } from '#domain/time'
import type { PlayEvent } from '#domain/trials/engine/events'
import { useText } from '#text/i18n'
import { sayNumber } from '#text/locale'

const seconds = (ms: number): string => sayNumber(ms / SECOND_MS, 1)

/** Shows an adult how a text was read, word by word. */
export function ReadingFigures({ events }: { events: readonly PlayEvent[] }) {
  const text = useText()
  const reading = readingOf([events])
  if (reading === null) return null
  const { lines, times, time, backs, heard, read, share, stamina } = reading
  return (
    <section className="figures">
      <h2>{text('app.reading.title')}</h2>
      <p>{text('app.reading.lines', { lines, words: times.length })}</p>
      <p>
        {time === null
          ? text('app.reading.few', { least: MIN_CELL })
          : text('app.reading.time', { median: seconds(time.median), q1: seconds(time.q1), q3: seconds(time.q3), count: time.n })}
      </p>
      <p className="muted">
        {share === null ? text('app.reading.unheard', { heard }) : text('app.reading.heard', { read, heard, percent: Math.round(share * 100) })}{' '}
        {text('app.reading.backs', { backs })}{' '}
        {times.length < MIN_CELL * 2 ? '' : stamina === null ? text('app.reading.steady') : text('app.reading.stamina', { stamina })}
      </p>
      {times.length === 0 ? null : (
        <details>
          <summary>{text('app.reading.words')}</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">{text('app.reading.word')}</th>
                <th scope="col">{text('app.reading.seconds')}</th>
              </tr>
            </thead>
            <tbody>
              {times.map(({ word, ms }, index) => (
                <tr key={`${index} ${word}`}>
                  <th scope="row" dir="auto">
                    {word}
                  </th>
                  <td>{seconds(ms)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </section>
  )
}
