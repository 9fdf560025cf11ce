import { useEffect, useRef } from 'react'
import { COMMON_HEAD_AREA } from '#domain/face/headArea'
import type { Facing } from '#domain/face/face'
import { workAreaToStage } from '#domain/hands/workArea'
import { useServices } from '#app/services/services'
import { DevicePanel } from '#app/stage/start/DevicePanel'
import { useFaceCamera } from '#app/stage/start/useFaceCamera'
import { useText } from '#text/i18n'
import styles from './devices.module.css'
import { useCalm } from './useCalm'

/**
 * The camera's face check: a switch, and a dark square whose light shows where the
 * head points within the usual range. It never shows the picture.
 */
export function FaceCheck() {
  const text = useText()
  const { state, panel } = useFaceCamera(text('screens.devices.face.on'))
  return (
    <>
      <DevicePanel
        {...panel}
        title={text('screens.devices.face.what')}
        why={text('screens.devices.face.why')}
        turn={text(panel.isOn ? 'screens.devices.face.turnOff' : 'screens.devices.face.turnOn')}
      />
      <SeenFace isOn={state === 'on'} />
    </>
  )
}

function SeenFace({ isOn }: { isOn: boolean }) {
  const text = useText()
  const { face } = useServices()
  const light = useRef<HTMLElement>(null)
  const [facing, tell] = useCalm<Facing>('none')
  useEffect(() => {
    if (!isOn) return undefined
    face.setPointing(true)
    return face.watch((frame) => {
      tell(frame.facing)
      if (light.current === null) return
      light.current.dataset['seen'] = String(frame.pointer !== null)
      if (frame.pointer === null) return
      const { x, y } = workAreaToStage(frame.pointer, COMMON_HEAD_AREA)
      Object.assign(light.current.style, { left: `${x * 100}%`, top: `${y * 100}%` })
    })
  }, [face, isOn, tell])
  return (
    <section className={styles['shown']} aria-labelledby="seen-face">
      <h2 id="seen-face">{text('screens.devices.face.title')}</h2>
      <div className={styles['square']} aria-hidden={isOn ? true : undefined} hidden={!isOn}>
        <i ref={light} className={styles['light']} data-seen="false" />
      </div>
      <p role="status">{text(isOn ? `screens.devices.face.${facing}` : 'screens.devices.face.off')}</p>
    </section>
  )
}
