import { useState } from 'react'
import { frameRateOf, type FrameRate } from '#domain/devices/frames'
import type { DeviceCheck } from '#ports/deviceCheck'
import { CheckCard, type Finding } from './CheckCard'
import styles from './test.module.css'
import { useCheckText } from './text'
import { joinSentences } from '#text/locale'
import { Button } from '#ui/Button'

const MEASURED_MS = 2000
const kinds = { smooth: 'done', usable: 'info', slow: 'problem' } as const

/** Checks whether activities can be drawn, and how smoothly. */
export function DrawingCard({ check, graphics }: { check: DeviceCheck; graphics: string | null }) {
  const text = useCheckText()
  const [rate, setRate] = useState<FrameRate | 'busy' | 'none' | null>(null)
  const measure = async () => {
    setRate('busy')
    setRate(frameRateOf(await check.frames(MEASURED_MS)) ?? 'none')
  }
  const measured: readonly Finding[] =
    rate === null || rate === 'busy'
      ? []
      : rate === 'none'
        ? [{ kind: 'info', says: text('frames.none') }]
        : [
            {
              kind: kinds[rate.verdict],
              says: joinSentences(text('frames.rate', { perSecond: rate.perSecond, longestMs: rate.longestMs }), text(`frames.${rate.verdict}`)),
            },
          ]
  const findings: readonly Finding[] = graphics === null ? [{ kind: 'problem', says: text('frames.noGraphics') }, ...measured] : measured
  return (
    <CheckCard title={text('frames.title')} means={text('frames.means')} findings={findings}>
      {/* Shows no spinner, because it would become part of the measurement. */}
      <Button className={styles['act']} disabled={rate === 'busy'} onClick={() => void measure()}>
        {text(rate === 'busy' ? 'trying' : 'frames.measure')}
      </Button>
      {graphics === null ? null : <p className="muted">{text('frames.graphics', { graphics })}</p>}
    </CheckCard>
  )
}
