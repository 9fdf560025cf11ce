import { MIN_CELL } from '#domain/statistics'
import { ladderPrompts, otherPrompts, type Summary } from '#domain/measures/summary'
import type { Turns } from '#domain/measures/turns'
import { SECOND_MS } from '#domain/time'
import { useText } from '#text/i18n'
import { sayNumber, joinSentences } from '#text/locale'
import { ZoneMap } from './ZoneMap'

const seconds = (ms: number): string => sayNumber(ms / SECOND_MS, 1)

/** Shows the times, prompts and places of one session to an adult who wants to know more. */
export function SessionFigures({ summary, turns }: { summary: Summary; turns?: Pick<Turns, 'all' | 'warmUps'> }) {
  const text = useText()
  const { touch, n, partly, unmeasured, mashed, noResponse, help, byZone, basis } = summary
  const notes = [
    touch === null
      ? text('app.summary.few', { least: MIN_CELL })
      : text('app.summary.spread', { q1: seconds(touch.q1), q3: seconds(touch.q3), median: seconds(touch.median), count: touch.n }),
    turns === undefined || turns.all.length === n ? '' : text('app.summary.counted', { n, all: turns.all.length }),
    turns === undefined || turns.warmUps > 0 ? text('app.summary.warmUps') : '',
    partly > 0 ? text('app.summary.partly', { count: partly }) : '',
    unmeasured > 0 ? text('app.summary.unmeasured', { count: unmeasured }) : '',
    mashed > 0 ? text('app.summary.mashed', { count: mashed }) : '',
  ]
  return (
    <div className="figures">
      <p>{joinSentences(...notes)}</p>
      {n === 0 ? null : (
        <div className="figures-pair">
          <section>
            <h2>{text('app.summary.prompts')}</h2>
            <table>
              <thead>
                <tr>
                  <th scope="col">{text('app.summary.step')}</th>
                  <th scope="col">{text('app.summary.trials')}</th>
                </tr>
              </thead>
              <tbody>
                {[...ladderPrompts, ...otherPrompts]
                  .filter((kind) => help[kind] > 0)
                  .map((kind) => (
                    <tr key={kind}>
                      <th scope="row">{text(`app.summary.steps.${kind}`)}</th>
                      <td>{help[kind]}</td>
                    </tr>
                  ))}
              </tbody>
            </table>
            {noResponse > 0 ? <p className="muted">{text('app.summary.noResponse', { count: noResponse })}</p> : null}
          </section>
          <section>
            <h2>{text('app.summary.zones')}</h2>
            <ZoneMap zones={byZone} basis={basis} />
          </section>
        </div>
      )}
    </div>
  )
}
