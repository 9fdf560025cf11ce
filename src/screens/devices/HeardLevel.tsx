import { useEffect, useRef, useSyncExternalStore } from 'react'
import { defaultVoiceThresholds } from '#domain/devices/voiceLevel'
import { useServices } from '#app/services/services'
import { useText } from '#text/i18n'
import styles from './devices.module.css'
import { useCalm } from './useCalm'

/** Level above the room's noise (dB) that fills the bar. */
const MOST_DB = 40
/** Period (ms) whose loudest level the bar shows next. It moves there slowly. */
const DRAWN_EVERY_MS = 500

const shareOf = (db: number): number => Math.max(0, Math.min(1, db / MOST_DB))

/** A bar for the level above the room's noise, with a mark where sound starts to count. The bar moves smoothly and never jumps. */
export function HeardLevel() {
  const text = useText()
  const { voiceLevel } = useServices()
  const state = useSyncExternalStore(voiceLevel.subscribe, () => voiceLevel.state)
  const bar = useRef<HTMLSpanElement>(null)
  const [above, tell] = useCalm<number | null>(0)
  useEffect(() => {
    let [loudest, drawnAt] = [0, 0]
    return voiceLevel.watch((level) => {
      loudest = Math.max(loudest, level.above)
      if (level.isDeaf === true) return tell(null)
      if (level.at - drawnAt < DRAWN_EVERY_MS) return
      drawnAt = level.at
      tell(loudest)
      if (bar.current !== null) bar.current.style.transform = `scaleX(${shareOf(loudest)})`
      loudest = level.above
    })
  }, [voiceLevel, tell])
  const { beginsDb } = defaultVoiceThresholds
  const words =
    above === null ? text('screens.devices.sound.own') : text(`screens.devices.sound.${above >= beginsDb ? 'over' : above >= beginsDb / 2 ? 'under' : 'quiet'}`)
  return (
    <section className={styles['shown']} aria-labelledby="heard-level">
      <h2 id="heard-level">{text('screens.devices.sound.title')}</h2>
      {state === 'on' ? (
        <>
          <div
            className={styles['bar']}
            role="meter"
            aria-labelledby="heard-level"
            aria-valuemin={0}
            aria-valuemax={MOST_DB}
            aria-valuenow={Math.round(Math.max(0, Math.min(MOST_DB, above ?? 0)))}
            aria-valuetext={words}
          >
            <span ref={bar} className={styles['loud']} />
            <span className={styles['mark']} style={{ insetInlineStart: `${shareOf(beginsDb) * 100}%` }} />
          </div>
          <p>{words}</p>
          <p className="muted">{text('screens.devices.sound.mark', { db: beginsDb })}</p>
        </>
      ) : (
        <p role="status">{text(state === 'room' ? 'screens.devices.sound.room' : 'screens.devices.sound.off')}</p>
      )}
    </section>
  )
}
