import { useEffect, useRef } from 'react'
import { drawTile } from '#scenes/catalogue'
import type { Manifest } from '#domain/activities/manifest'
import type { ChildProfile } from '#domain/child/dials'
import { palette } from '#domain/child/palette'
import { resolveDials } from '#domain/child/resolve'
import styles from './activity.module.css'

const WIDTH = 800
const HEIGHT = 600

/** The thing itself in the child's colours on black, drawn by the stage's own code. */
export function TilePicture({ manifest, profile }: { manifest: Manifest; profile: ChildProfile }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { dials } = resolveDials(profile)
  const colour = palette[dials.colour]
  const secondColour = palette[dials.secondColour]
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context != null) drawTile(manifest, context, { colour, secondColour, background: '#000000' }, WIDTH, HEIGHT)
  }, [manifest, colour, secondColour])
  return <canvas ref={canvas} className={styles['picture']} width={WIDTH} height={HEIGHT} aria-hidden="true" />
}
