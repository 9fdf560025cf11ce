import { screenNote, sizeInRoom } from '#domain/activities/visualAngle'
import { MIN_TARGET_CM } from '#domain/child/safety'
import { useDevice } from './deviceSettings'

/** Returns the physical size of a length (fraction of the stage's height) in full screen, or null until an adult has entered the screen's size. */
export function usePhysicalSize(size: number): { readonly cm: number; readonly degrees: number; readonly isTooSmall: boolean } | null {
  const { screen: told } = useDevice().choices
  if (told === null) return null
  const { screen } = window
  const { cm, degrees } = sizeInRoom(size, screenNote(told, screen, Math.min(screen.width, screen.height)))
  return { cm, degrees, isTooSmall: cm < MIN_TARGET_CM }
}
