import { facingOf, facingStretches, type FacingShare, knownMs } from '#domain/measures/facing'
import type { PlayEvent } from '#domain/trials/engine/events'
import { useText } from '#text/i18n'
import { sayNumber, joinSentences } from '#text/locale'
import { sayFacing, sayPart, wholeSeconds } from './facingInWords'

const times = ['on', 'off'] as const

interface LineProps {
  readonly events: readonly PlayEvent[]
  /** Whether the camera was on in this session, even if it delivered no picture. */
  readonly wasOn?: boolean
}

/**
 * Says in one line how much the face was towards the screen (camera), with its limits,
 * or why there is no figure. Renders nothing without a camera.
 */
export function FacingLine({ events, wasOn = false }: LineProps) {
  const text = useText()
  const on = facingOf([events])?.on
  if (on === undefined || on.n === 0) {
    const why = whyNothing(events, wasOn)
    return why === null ? null : <p className="muted">{text(`app.facing.nothing.${why}`)}</p>
  }
  const seconds = wholeSeconds(knownMs(on.time))
  if (on.share === null) return <p className="muted">{joinSentences(text('app.facing.lineFew', { seconds }), text('app.facing.notEyes'))}</p>
  const noFace = Math.round((on.time.noFaceMs / knownMs(on.time)) * 100)
  return (
    <p className="muted">
      {joinSentences(
        text('app.facing.line', { percent: Math.round(on.share * 100), seconds }),
        noFace === 0 ? null : text('app.facing.lineNone', { percent: noFace }),
        text('app.facing.notEyes'),
      )}
    </p>
  )
}

/** Returns why a camera that was on has no figures: there was no picture, nothing was on the screen, or all turns are left out of the figures. */
function whyNothing(events: readonly PlayEvent[], wasOn: boolean): 'picture' | 'shown' | 'counts' | null {
  const stretches = facingStretches(events)
  if (stretches === null) return wasOn ? 'picture' : null
  if (!events.some((event) => event.kind === 'facing' && event.facing !== undefined && event.facing !== 'unknown')) return 'picture'
  if (stretches.length === 0) return 'shown'
  return stretches.some(({ counts }) => counts) ? 'picture' : 'counts'
}

/** Shows the camera's figures with and without things on the screen, and the time for which they are known. */
export function FacingSection({ events }: { events: readonly PlayEvent[] }) {
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
