import type { CameraCheck } from '#ports/deviceCheck'
import { ASKED, refusalOf } from './camera'

/** Asks for the camera as play would, looks at how large its picture is, and lets go of it. */
export async function checkCamera(devices: Pick<MediaDevices, 'getUserMedia'> | undefined = navigator.mediaDevices): Promise<CameraCheck> {
  if (devices?.getUserMedia === undefined) return { kind: 'unsupported' }
  try {
    const stream = await devices.getUserMedia(ASKED)
    const { width = 0, height = 0 } = stream.getVideoTracks()[0]?.getSettings() ?? {}
    for (const track of stream.getTracks()) track.stop()
    return { kind: 'works', width, height }
  } catch (error) {
    return { kind: refusalOf(error) }
  }
}
