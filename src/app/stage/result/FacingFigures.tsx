import { facingOf, knownMs } from '#domain/measures/facing'
import type { PlayEvent } from '#domain/trials/engine/events'
import { useText } from '#text/i18n'
import { sayOn } from '#text/locale'
import { sayFacing, sayPart, wholeSeconds } from './facingInWords'

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
  return (
    <section className="figures">
      <h2>{text('app.facing.title')}</h2>
      <table>
        <thead>
          <tr>
            {(['when', 'toward', 'away', 'none', 'known', 'unknown', 'n'] as const).map((column) => (
              <th key={column} scope="col">
                {text(`app.facing.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(['on', 'off'] as const).map((when) => {
            const share = figures[when]
            return (
              <tr key={when}>
                <th scope="row">{text(`app.facing.when.${when}`)}</th>
                <td>{sayFacing(text, share)}</td>
                <td>{sayPart(text, share, 'awayMs')}</td>
                <td>{sayPart(text, share, 'noFaceMs')}</td>
                <td>{wholeSeconds(knownMs(share.time))}</td>
                <td>{wholeSeconds(share.time.unknownMs)}</td>
                <td>{share.n}</td>
              </tr>
            )
          })}
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
