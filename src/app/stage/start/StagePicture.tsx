import { useEffect, useRef } from 'react'
import { drawTile, openPictures } from '#scenes/pictures'
import type { Manifest } from '#domain/activities/manifest'
import { palette } from '#domain/child/palette'
import { resolveDials } from '#domain/settings/resolve'
import { isStrict, underFlags } from '#domain/child/safety'
import type { Child } from '#domain/people/people'
import { useFlags } from '../../services/flags'
import { useNearViewport } from '../../page/useNearViewport'
import { useServices } from '../../services/services'

const WIDTH = 800
const HEIGHT = 600

interface Props {
  readonly manifest: Manifest
  readonly category: string | null
  readonly child: Pick<Child, 'id' | 'profile'>
  /** Width of the canvas (px). It can be smaller where the picture is drawn small. */
  readonly width?: number
}

/**
 * Draws the activity's thing with the stage's own code, in the child's colours on black and as
 * dim as on the stage. If the family has its own photo, that is used.
 */
export function StagePicture({ manifest, category, child, width = WIDTH }: Props) {
  const height = Math.round((width * HEIGHT) / WIDTH)
  const { photos } = useServices()
  const canvas = useRef<HTMLCanvasElement>(null)
  const isNear = useNearViewport(canvas)
  const childId = child.id
  const { dials } = resolveDials(child.profile)
  // Nothing on this page may be brighter for the child than on the stage.
  const strict = isStrict(underFlags(child.profile, useFlags()))
  const colour = palette[dials.colour]
  const secondColour = palette[dials.secondColour]
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context == null || !isNear) return undefined
    let isGone = false
    const pictures = openPictures({ photos, childId })
    drawTile({ manifest, category, pictures, colours: { colour, secondColour, background: '#000000' }, strict }, context, width, height, () => isGone)
      // A tile whose picture cannot be loaded stays black. Its name is below it.
      .catch(() => undefined)
      .finally(() => pictures.free())
    return () => {
      isGone = true
    }
  }, [isNear, manifest, category, childId, photos, colour, secondColour, strict, width, height])
  return <canvas ref={canvas} className="stage-picture" width={width} height={height} aria-hidden="true" />
}
