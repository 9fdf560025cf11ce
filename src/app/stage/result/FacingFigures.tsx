import { facingOf, type FacingShare, knownMs } from '#domain/measures/facing'
import type { PlayEvent } from '#domain/trials/engine/events'
import { useText } from '#text/i18n'
import { sayNumber, sayOn } from '#text/locale'
import { sayFacing, sayPart, wholeSeconds } from './facingInWords'

const times = ['on', 'off'] as const

/** Face towards the screen (camera) in one line, with what it does not tell; nothing without a camera. */
export function FacingLine({ events }: { events: readonly PlayEvent[] }) {
  const text = useText()
  const on = facingOf([events])?.on
  if (on === undefined) return null
  const seconds = wholeSeconds(knownMs(on.time))
  const line = on.share === null ? text('app.facing.lineFew', { seconds }) : text('app.facing.line', { percent: Math.round(on.share * 100), seconds })
  return <p className="muted">{sayOn(line, text('app.facing.notEyes'))}</p>
}

/** The same with and without things on the screen, with the time it is known for. */
export function FacingFigures({ events }: { events: readonly PlayEvent[] }) {
  const text = useText()
  const figures = facingOf([events])
  if (figures === null) return null
  const { byTrial } = figures
  const rows = [
    ['toward', (share: FacingShare) => sayFacing(text, share)],
    ['away', (share: FacingShare) => sayPart(text, share, 'awayMs')],
    ['none', (share: FacingShare) => sayPart(text, share, 'noFaceMs')],
    ['known', ({ time }: FacingShare) => wholeSeconds(knownMs(time))],
    ['unknown', ({ time }: FacingShare) => wholeSeconds(time.unknownMs)],
    ['n', ({ n }: FacingShare) => sayNumber(n)],
  ] as const
  return (
    <section className="figures">
      <h2>{text('app.facing.title')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{text('app.facing.title')}</span>
            </th>
            {times.map((when) => (
              <th key={when} scope="col">
                {text(`app.facing.when.${when}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([row, say]) => (
            <tr key={row}>
              <th scope="row">{text(`app.facing.columns.${row}`)}</th>
              {times.map((when) => (
                <td key={when}>{say(figures[when])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {byTrial === null ? null : (
        <p>
          {text('app.facing.byTrial', {
            q1: Math.round(byTrial.q1 * 100),
            q3: Math.round(byTrial.q3 * 100),
            median: Math.round(byTrial.median * 100),
            n: byTrial.n,
          })}
        </p>
      )}
      <p className="muted">{text('app.facing.limits')}</p>
    </section>
  )
}
