import type { CameraState } from '#ports/sessionCamera'

/** The reason why there is no camera. */
export type CameraRefusal = Extract<CameraState, 'refused' | 'missing' | 'busy' | 'unsupported' | 'failed'>

export class CameraError extends Error {
  readonly reason: CameraRefusal

  constructor(reason: CameraRefusal) {
    super(`No camera: ${reason}`)
    this.reason = reason
  }
}

/** A running camera. Its pictures are only for the detector or the mirror; none is stored or sent. */
export interface Camera {
  /** The current picture, small for the detector and larger for a mirror; null when there is none yet. */
  picture(use?: keyof typeof PICTURES): Promise<ImageBitmap | null>
  /** Calls back when the camera is unplugged or its permission is withdrawn. */
  onEnded(listener: () => void): void
  /** Calls back when another program, a shutter or a call interrupts the picture, and when the picture returns. */
  onMuted(listener: (isMuted: boolean) => void): void
  stop(): void
}

/** Constraints of the camera that faces the screen's viewer, no larger than needed. */
export const ASKED = { audio: false, video: { facingMode: 'user', width: { ideal: 640 }, height: { ideal: 480 }, frameRate: { ideal: 24, max: 30 } } } as const
/** Picture sizes: one for the detector, and a larger one for a mirror on the stage. */
const PICTURES = {
  detector: { resizeWidth: 320, resizeHeight: 240, resizeQuality: 'low' },
  mirror: { resizeWidth: 640, resizeHeight: 480, resizeQuality: 'low' },
} as const

const reasons: Readonly<Record<string, CameraRefusal>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/** The reason behind a browser's camera error. */
export const refusalOf = (error: unknown): CameraRefusal => reasons[error instanceof Error ? error.name : ''] ?? 'failed'

/** Asks the browser for the camera. Rejects with a CameraError. */
export async function openCamera(devices: MediaDevices | undefined = navigator.mediaDevices): Promise<Camera> {
  if (devices?.getUserMedia === undefined || typeof createImageBitmap === 'undefined') throw new CameraError('unsupported')
  const stream = await devices.getUserMedia(ASKED).catch((error: unknown) => {
    throw new CameraError(refusalOf(error))
  })
  const video = document.createElement('video')
  Object.assign(video, { muted: true, playsInline: true, srcObject: stream })
  // A page that is being left refuses to play the video; the camera stops with the page.
  await video.play().catch(() => undefined)
  return {
    picture: (use = 'detector') => (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA ? Promise.resolve(null) : createImageBitmap(video, PICTURES[use])),
    onEnded: (listener) => stream.getVideoTracks().forEach((track) => track.addEventListener('ended', listener)),
    onMuted: (listener) =>
      stream.getVideoTracks().forEach((track) => {
        track.addEventListener('mute', () => listener(true))
        track.addEventListener('unmute', () => listener(false))
      }),
    stop: () => {
      for (const track of stream.getTracks()) track.stop()
      video.srcObject = null
    },
  }
}
