import type { Mirror } from '#ports/mirror'
import { browserCamera, createSessionCamera, type CameraHost } from './sessionCamera'

/**
 * Provides the camera as a mirror. Its pictures are prepared between frames, because drawing a video within a frame would delay the frame. The last
 * picture is painted where the stage asks for it, and disappears together with the camera.
 */
export function createMirror(host: CameraHost = browserCamera): Mirror {
  const camera = createSessionCamera(host, {})
  let seen: ImageBitmap | null = null
  let isAsked = false

  function forget(): void {
    if (camera.state === 'on') return
    seen?.close()
    seen = null
  }
  camera.subscribe(forget)

  async function look(): Promise<void> {
    const from = camera.camera
    if (isAsked || from === null) return
    isAsked = true
    // If there is no new picture, the previous one stays.
    const next = await from.picture('mirror').catch(() => null)
    isAsked = false
    if (next === null) return
    if (camera.camera !== from || camera.state !== 'on') return next.close()
    seen?.close()
    seen = next
  }

  return Object.assign(camera, {
    paint(context: CanvasRenderingContext2D, width: number, height: number) {
      void look()
      if (seen === null) return false
      paintMirrored(context, seen, width, height)
      return true
    },
  })
}

/** Paints a picture mirrored, and large enough to cover the area. */
function paintMirrored(context: CanvasRenderingContext2D, picture: ImageBitmap, width: number, height: number): void {
  const scale = Math.max(width / picture.width, height / picture.height)
  const [w, h] = [picture.width * scale, picture.height * scale]
  context.save()
  context.translate(width, 0)
  context.scale(-1, 1)
  context.drawImage(picture, (width - w) / 2, (height - h) / 2, w, h)
  context.restore()
}
