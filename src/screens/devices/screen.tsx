import { useEffect } from 'react'
import { useServices } from '#app/services/services'
import { DeviceChoicesPart, useDevicesOffOnLeave } from '#app/stage/start/DeviceChoices'
import { GuideLink } from '#app/shell/GuideLink'
import { useText } from '#text/i18n'
import { Disclosure } from '#ui/Disclosure'
import styles from './devices.module.css'
import { FaceCheck } from './FaceCheck'
import { HeardLevel } from './HeardLevel'
import { SeenHands } from './SeenHands'

const camera = { needs: ['camera'] } as const
const microphone = { needs: ['microphone'] } as const

/**
 * The page with a live check of camera and microphone, for use before a child plays. They are
 * off until an adult turns them on, and turn off when nobody looks.
 */
export default function Devices() {
  const text = useText()
  useDevicesOffOnLeave()
  useFaceOffOnLeave()
  useDevicesOffWhenHidden()
  return (
    <div className={styles['page']}>
      <h1>{text('screens.devices.title')}</h1>
      <p className="muted">{text('screens.devices.lead')}</p>
      <GuideLink id="camera">{text('screens.devices.guide')}</GuideLink>
      <div>
        <Disclosure word={text('screens.devices.hands.title')} isOpenAtFirst>
          <div className={styles['pair']}>
            <DeviceChoicesPart manifest={camera} />
            <SeenHands />
          </div>
        </Disclosure>
        <Disclosure word={text('screens.devices.face.what')}>
          <div className={styles['pair']}>
            <FaceCheck />
          </div>
        </Disclosure>
        <Disclosure word={text('screens.devices.sound.title')}>
          <div className={styles['pair']}>
            <DeviceChoicesPart manifest={microphone} />
            <HeardLevel />
          </div>
        </Disclosure>
      </div>
    </div>
  )
}

/** Turns the face camera off when the page is left. This test is not about any child, so nothing from it is stored. */
function useFaceOffOnLeave(): void {
  const { face } = useServices()
  useEffect(() => () => face.turnOff(), [face])
}

/** Turns the devices off when the page is hidden. An adult must turn them on again. */
function useDevicesOffWhenHidden(): void {
  const { hands, face, voiceLevel } = useServices()
  useEffect(() => {
    const off = () => {
      if (document.visibilityState !== 'hidden') return
      hands.turnOff()
      face.turnOff()
      voiceLevel.turnOff()
    }
    document.addEventListener('visibilitychange', off)
    return () => document.removeEventListener('visibilitychange', off)
  }, [hands, face, voiceLevel])
}
