import type { CSSProperties } from 'react'
import { palette } from '#domain/child/palette'
import type { MeetingLight } from '#domain/measures/meeting'
import { SECOND_MS } from '#domain/time'
import { useText } from '#text/i18n'
import { EyeIcon } from '#ui/icons'

/** The lights of a first meeting in order, in their own colour and size: filled if touched, an eye if looked at, a ring if neither. */
export function MeetingLights({ lights }: { lights: readonly MeetingLight[] }) {
  const text = useText()
  const largest = Math.max(...lights.map(({ size }) => size))
  const colours: Readonly<Record<string, string>> = text('screens.children.form.colours', { returnObjects: true })
  return (
    <ol className="met-lights" aria-label={text('screens.meeting.lights')}>
      {lights.map((light, index) => {
        const { colour, size, side, ms, isTouched } = light
        const kind = isTouched ? 'touched' : ms === null ? 'passed' : 'looked'
        const seconds = ms === null ? null : Math.max(1, Math.round(ms / SECOND_MS))
        return (
          <li key={index} style={{ '--c': palette[colour], '--share': size / largest, '--order': index } as CSSProperties}>
            <span className="met-light" data-kind={kind} aria-hidden="true">
              {kind === 'looked' ? <EyeIcon /> : null}
            </span>
            <b aria-hidden="true">{seconds === null ? '–' : text('app.result.seconds', { count: seconds })}</b>
            <span aria-hidden="true">{text(`screens.meeting.short.${side}`)}</span>
            <span className="unseen">
              {text(`screens.meeting.said.${kind}`, {
                colour: colours[colour] ?? colour,
                size: text(`screens.meeting.sizes.${size < largest ? 'smaller' : 'large'}`),
                side: text(`screens.meeting.sides.${side}`),
                seconds: text('app.result.seconds', { count: seconds ?? 0 }),
              })}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
