import type { CameraState } from '#ports/sessionCamera'

/** The reason why no camera is available. */
export type CameraRefusal = Extract<CameraState, 'refused' | 'missing' | 'busy' | 'unsupported' | 'failed'>

export class CameraError extends Error {
  readonly reason: CameraRefusal

  constructor(reason: CameraRefusal) {
    super(`No camera: ${reason}`)
    this.reason = reason
  }
}

/** A running camera. Its pictures are only for the detector or the mirror. None of them is stored or sent. */
export interface Camera {
  /** Returns the current picture, small for the detector and larger for a mirror, or null if there is none yet. */
  picture(use?: keyof typeof PICTURES): Promise<ImageBitmap | null>
  /** Calls back when the camera has been unplugged, or its permission withdrawn. */
  onEnded(listener: () => void): void
  /** Calls back when another program, a shutter or a phone call interrupts the picture, and when it returns. */
  onMuted(listener: (isMuted: boolean) => void): void
  stop(): void
}

/** The requested stream: the camera that faces the person at the screen, with pictures no larger than needed. */
export const ASKED = { audio: false, video: { facingMode: 'user', width: { ideal: 640 }, height: { ideal: 480 }, frameRate: { ideal: 24, max: 30 } } } as const
/** Sizes of the pictures: a small one for the detector, and a larger one for a mirror on the stage. */
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

/** Returns the reason for a browser's camera error. */
export const refusalOf = (error: unknown): CameraRefusal => reasons[error instanceof Error ? error.name : ''] ?? 'failed'

/** Asks the browser for the camera. Rejects with a CameraError. */
export async function openCamera(devices: MediaDevices | undefined = navigator.mediaDevices): Promise<Camera> {
  if (devices?.getUserMedia === undefined || typeof createImageBitmap === 'undefined') throw new CameraError('unsupported')
  const stream = await devices.getUserMedia(ASKED).catch((error: unknown) => {
    throw new CameraError(refusalOf(error))
  })
  const video = document.createElement('video')
  Object.assign(video, { muted: true, playsInline: true, srcObject: stream })
  // A page that is being left does not play the video. The camera stops together with the page.
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
