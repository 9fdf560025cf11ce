import type { SheetPicture } from '#domain/assessment/sheets'
import type { Hex } from '#domain/child/palette'
import { INK, type Kit } from './kit'
import { faceKey, drawLight } from './shapes'

export const sheetPictureKey = (picture: SheetPicture): string => ('face' in picture ? faceKey(picture.face) : picture.carried)

/** Draws a picture if there is one. Returns whether there is one. */
export function picture(kit: Kit, of: SheetPicture | null | undefined, x: number, y: number, side: number): boolean {
  if (of === null || of === undefined || kit.picture(sheetPictureKey(of)) === null) return false
  kit.image(sheetPictureKey(of), x, y, side, side)
  return true
}

/** Returns the position of a thing across a width, on the side that the child uses. */
export const positionAlong = (side: 'left' | 'right' | 'middle', width: number, near: number): number =>
  side === 'left' ? near : side === 'right' ? width - near : width / 2

/** Draws a black screen with a light on the child's side. */
export function screen(kit: Kit, x: number, y: number, width: number, height: number, side: 'left' | 'right' | 'middle', colour: Hex): void {
  kit.rect(x, y, width, height, { fill: INK }, Math.min(3, height / 8))
  drawLight(kit, [x + positionAlong(side, width, width * 0.255), y + height / 2], height * 0.217, colour)
}
