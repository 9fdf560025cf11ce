import type { CameraState } from '#ports/sessionCamera'

/** The problem; null without one. */
export function problemIn(state: CameraState) {
  return state === 'off' || state === 'on' || state === 'starting' || state === 'resting' ? null : state
}
