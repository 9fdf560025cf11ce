import type { CameraCheck } from '#ports/deviceCheck'
import { ASKED, refusalOf } from './camera'

/** Requests the camera as play would, checks the size of its picture, and releases it. */
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
