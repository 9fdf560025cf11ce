import { useEffect, useRef } from 'react'
import { palette } from '#domain/child/palette'
import { nextFrame } from '#app/hydration/nextFrame'
import { Hand, Tablet } from './Room'
import styles from './home.module.css'

/** Size of the tablet's screen (px). */
const [WIDTH, HEIGHT] = [752, 508]
const colours = { colour: palette.yellow, secondColour: palette.cyan, background: '#000000' } as const

/** A tablet in a dim room, with a light drawn by the stage's own code. The page does not wait for it. */
export function LivingPicture() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isGone = false
    void drawInto(canvas.current, () => isGone)
    return () => {
      isGone = true
    }
  }, [])
  return (
    <div className={styles['picture']} aria-hidden="true">
      <Tablet />
      <div className={styles['glass']}>
        <canvas ref={canvas} width={WIDTH} height={HEIGHT} data-living="" />
      </div>
      <Hand />
    </div>
  )
}

// The picture is only decoration, so the page is complete without it.
async function drawInto(canvas: HTMLCanvasElement | null, isGone: () => boolean): Promise<void> {
  // Waits until the words and links are visible.
  await nextFrame()
  const [{ findActivity }, { drawTile, openPictures }] = await Promise.all([import('#scenes/catalogue'), import('#scenes/pictures')])
  const manifest = findActivity('lightcatcher')
  const context = canvas?.getContext('2d')
  if (manifest === null || canvas == null || context == null || isGone()) return
  await drawTile({ manifest, pictures: openPictures(null), colours }, context, WIDTH, HEIGHT, isGone)
  if (isGone()) return
  canvas.dataset['drawn'] = ''
}
