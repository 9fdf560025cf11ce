import { screenNote, sizeInRoom } from '#domain/activities/visualAngle'
import { LEAST_CM } from '#domain/child/safety'
import { useDevice } from './deviceSettings'

/** How large a thing of this size (a share of the height) is on this device in the whole screen; null until an adult has told the screen's size. */
export function usePhysicalSize(size: number): { readonly cm: number; readonly degrees: number; readonly isTooSmall: boolean } | null {
  const { screen: told } = useDevice().choices
  if (told === null) return null
  const { screen } = window
  const { cm, degrees } = sizeInRoom(size, screenNote(told, screen, Math.min(screen.width, screen.height)))
  return { cm, degrees, isTooSmall: cm < LEAST_CM }
}
