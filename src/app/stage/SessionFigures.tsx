import { MIN_CELL } from '#domain/measures/statistics'
import { ladderHelp, otherHelp, type Summary } from '#domain/measures/summary'
import { SECOND_MS } from '#domain/time'
import { useText } from '../../text/i18n'
import { ZoneMap } from './ZoneMap'

const seconds = (ms: number): string => (ms / SECOND_MS).toFixed(1)

/** The figures of one session, or of several together, for an adult. */
export function SessionFigures({ summary }: { summary: Summary }) {
  const text = useText()
  const { touch, n, voids, partly, unmeasured, mashed, noResponse, help, byZone } = summary
  const headline = touch !== null ? text('app.summary.about', { seconds: seconds(touch.median) }) : text(n === 0 ? 'app.summary.none' : 'app.summary.few')
  return (
    <div className="figures">
      <h1>{headline}</h1>
      <p>
        {touch === null
          ? text('app.summary.needs', { least: MIN_CELL })
          : text('app.summary.spread', { median: seconds(touch.median), q1: seconds(touch.q1), q3: seconds(touch.q3), n: touch.n })}
      </p>
      <p className="quiet">
        {text('app.summary.counted', { n })} {voids > 0 ? text('app.summary.voids', { n: voids }) : ''} {text('app.summary.notCounted')} {text('app.summary.reaching')}
      </p>
      {partly > 0 ? <p className="quiet">{text('app.summary.partly', { count: partly })}</p> : null}
      {unmeasured > 0 ? <p className="quiet">{text('app.summary.unmeasured', { count: unmeasured })}</p> : null}
      {mashed > 0 ? <p className="quiet">{text('app.summary.mashed', { count: mashed })}</p> : null}
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
              {[...ladderHelp, ...otherHelp.filter((kind) => help[kind] > 0)].map((kind) => (
                <tr key={kind}>
                  <th scope="row">{text(`app.summary.steps.${kind}`)}</th>
                  <td>{help[kind]}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {noResponse > 0 ? <p className="quiet">{text('app.summary.noResponse', { n: noResponse })}</p> : null}
        </section>
        <section>
          <h2>{text('app.summary.zones')}</h2>
          <ZoneMap zones={byZone} />
          <p className="quiet">{text('app.summary.zonesWhy', { least: MIN_CELL })}</p>
        </section>
      </div>
    </div>
  )
}
