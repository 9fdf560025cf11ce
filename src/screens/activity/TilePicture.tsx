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
export function TilePicture({ manifest, category, profile }: { manifest: Manifest; category: string | null; profile: ChildProfile }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { dials } = resolveDials(profile)
  const colour = palette[dials.colour]
  const secondColour = palette[dials.secondColour]
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    // A tile whose picture cannot be fetched stays black, with its name under it.
    if (context != null) void drawTile({ manifest, category, colours: { colour, secondColour, background: '#000000' } }, context, WIDTH, HEIGHT).catch(() => undefined)
  }, [manifest, category, colour, secondColour])
  return <canvas ref={canvas} className={styles['picture']} width={WIDTH} height={HEIGHT} aria-hidden="true" />
}
