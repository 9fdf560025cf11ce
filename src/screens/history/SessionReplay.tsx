import { useEffect, useMemo, useRef, useState } from 'react'
import { drawMoment, openPictures } from '#scenes/pictures'
import type { Session } from '#domain/activities/session'
import { backgrounds } from '#domain/child/palette'
import { FADE_MS } from '#domain/child/safety'
import { lengthOf, momentAt } from '#domain/measures/moment'
import { useServices } from '#app/services/services'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Slider } from '#ui/Slider'
import { formatSeconds } from './formats'
import styles from './history.module.css'

const WIDTH = 800
/** Replay speed, as a multiple of real time. A session of five minutes takes a little over one minute. */
const SPEED = 4
const STEP_MS = 100

/** Returns the time at which the first thing was fully visible. Before that, there is nothing to see. */
function firstSeenAt({ events }: Session): number {
  const shown = events.find(({ kind }) => kind === 'stimulus-shown')
  return shown === undefined ? 0 : Math.ceil((shown.at + FADE_MS) / STEP_MS) * STEP_MS
}

/** Replays one session from its log, with a slider to reach any moment. */
export function SessionReplay({ session }: { session: Session }) {
  const text = useText()
  const { photos } = useServices()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [at, setAt] = useState(() => firstSeenAt(session))
  const [isRunning, setRunning] = useState(false)
  const { events, device, settings, childId, activity, category } = session
  const pictures = useMemo(() => openPictures({ photos, childId }), [photos, childId])
  const length = lengthOf(events)
  const height = Math.round((WIDTH * device.height) / Math.max(1, device.width))
  const moment = momentAt(events, at)
  const isFree = events.some(({ kind }) => kind === 'free-began')

  useEffect(() => () => pictures.free(), [pictures])

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    let isGone = false
    const view = {
      moment: momentAt(events, at),
      played: { activity, category },
      background: backgrounds[settings.dials.background],
      pictures,
      level: settings.dials.pictureLevel,
    }
    // Draws everything else if a picture cannot be loaded. Its place remains empty.
    if (context != null) drawMoment(view, context, WIDTH, height, () => isGone).catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [events, at, settings, height, activity, category, pictures])

  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setAt((before) => Math.min(length, before + STEP_MS * SPEED)), STEP_MS)
    return () => clearInterval(timer)
  }, [isRunning, length])
  if (isRunning && at >= length) setRunning(false)

  const told = [
    moment.trial === null
      ? text('screens.sessions.replay.before')
      : isFree
        ? text('screens.sessions.replay.free')
        : text('screens.sessions.replay.trial', { trial: moment.trial + 1 }),
    moment.prompt > 0 ? text('screens.sessions.replay.prompt', { step: moment.prompt }) : null,
    moment.isLooking ? text('screens.sessions.replay.looking') : null,
    moment.verdict === null ? null : text(`screens.sessions.replay.${moment.verdict}`),
  ].filter((part) => part !== null)

  return (
    <div className={styles['replay']}>
      <canvas ref={canvas} width={WIDTH} height={height} aria-hidden="true" />
      <p aria-live="off">{told.join(' · ')}</p>
      <div className={styles['scrub']}>
        <Button onClick={() => (at >= length ? (setAt(0), setRunning(true)) : setRunning(!isRunning))}>
          {text(isRunning ? 'screens.sessions.replay.stop' : 'screens.sessions.replay.play')}
        </Button>
        <div className={styles['bar']}>
          <Slider
            label={text('screens.sessions.replay.moment')}
            min={0}
            max={Math.max(1, length)}
            step={STEP_MS}
            value={at}
            say={(value) => text('screens.sessions.replay.seconds', { seconds: formatSeconds(value) })}
            onChange={(value) => {
              setRunning(false)
              setAt(value)
            }}
          />
        </div>
      </div>
      <p className="muted">{text('screens.sessions.replay.note')}</p>
    </div>
  )
}
