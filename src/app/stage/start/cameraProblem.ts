import type { CameraState } from '#ports/sessionCamera'

/** Returns the camera's problem, or null if there is none. */
export function problemIn(state: CameraState) {
  return state === 'off' || state === 'on' || state === 'starting' || state === 'resting' ? null : state
}
