import { useEffect, useRef } from 'react'
import { drawStill } from '#scenes/pictures'
import type { ChildProfile } from '#domain/child/childProfile'
import { backgrounds, palette } from '#domain/child/palette'
import { resolveDials } from '#domain/settings/resolve'
import { isStrict } from '#domain/child/safety'
import { bestZone, placeIn } from '#domain/trials/layout/placement'
import { useText } from '#text/i18n'
import styles from './profile.module.css'

/** A still picture of the stage: one thing in the child's colour, size and best place. `width` and `height` are in canvas pixels. */
export function StillOfChild({ alias, profile, width, height }: { alias: string; profile: ChildProfile; width: number; height: number }) {
  const text = useText()
  const canvas = useRef<HTMLCanvasElement>(null)
  const { dials } = resolveDials(profile)
  const strict = isStrict(profile)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context == null) return
    const place = placeIn(bestZone(dials.zones), dials.targetSize, width / height)
    const { outline, glow, targetSize: size } = dials
    // If the drawing code cannot be loaded, the picture stays empty. The words next to it say the same.
    drawStill(
      { drawing: 'disc', colour: palette[dials.colour], background: backgrounds[dials.background], ...place, size, outline, glow, strict },
      context,
      width,
      height,
    ).catch(() => undefined)
  })
  return <canvas ref={canvas} className={styles['still']} width={width} height={height} role="img" aria-label={text('screens.profile.preview', { alias })} />
}
