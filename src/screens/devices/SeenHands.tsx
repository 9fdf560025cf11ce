import { useEffect, useRef, useSyncExternalStore } from 'react'
import { mirrored } from '#domain/hands/landmarks'
import { useServices } from '#app/services/services'
import { useText } from '#text/i18n'
import styles from './devices.module.css'
import { useCalm } from './useCalm'

/** Number of lights, equal to the number of hands that an activity can track. */
const LIGHTS = 2

/** A dark square with a light wherever the camera sees a hand, as in a mirror. It never shows the picture. */
export function SeenHands() {
  const text = useText()
  const { hands } = useServices()
  const state = useSyncExternalStore(hands.subscribe, () => hands.state)
  const square = useRef<HTMLDivElement>(null)
  const [count, tell] = useCalm(0)
  useEffect(() => {
    // Shows each frame's result on its own. On a slow device, an activity would lose hands between frames, but this page still shows them.
    return hands.watch((frame) => {
      const seen = frame.hands.slice(0, LIGHTS)
      tell(seen.length)
      // Moves the lights without React, because only two positions change, ten times a second.
      for (const [index, light] of [...(square.current?.children ?? [])].entries()) {
        const hand = seen[index]
        if (!(light instanceof HTMLElement)) continue
        light.dataset['seen'] = String(hand !== undefined)
        if (hand === undefined) continue
        const palm = mirrored(hand, 'middleBase')
        Object.assign(light.style, { left: `${palm.x * 100}%`, top: `${palm.y * 100}%` })
      }
    })
  }, [hands, tell])
  return (
    <section className={styles['shown']} aria-labelledby="seen-hands">
      <h2 id="seen-hands">{text('screens.devices.hands.title')}</h2>
      <div ref={square} className={styles['square']} aria-hidden={state === 'on' ? true : undefined} hidden={state !== 'on'}>
        {Array.from({ length: LIGHTS }, (_, index) => (
          <span key={index} className={styles['light']} data-seen="false" />
        ))}
      </div>
      <p role="status">
        {state !== 'on' ? text('screens.devices.hands.off') : count === 0 ? text('screens.devices.hands.none') : text('screens.devices.hands.seen', { count })}
      </p>
    </section>
  )
}
