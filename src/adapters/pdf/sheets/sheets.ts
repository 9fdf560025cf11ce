import type { PaperSize } from '#domain/assessment/paper'
import type { Sheet } from '#domain/assessment/sheets'
import { drawFamily } from './family'
import { drawLetter } from './letter'
import { drawThings } from './things'
import { drawWeekSheet } from './week'
import { drawWords } from './words'
import { drawFront } from './front'
import type { Kit } from './kit'
import { drawSetUp } from './setUp'
import { drawSecond } from './second'

/** Returns the format and the orientation of a kind of sheet, for the chosen paper. */
export function paperFormOf({ kind }: Sheet, paper: PaperSize): { readonly format: string | [number, number]; readonly orientation: 'portrait' | 'landscape' } {
  if (kind === 'setUp') return { format: paper === 'a4' ? 'a5' : [396, 612], orientation: 'landscape' }
  return { format: paper, orientation: kind === 'week' ? 'landscape' : 'portrait' }
}

/** Returns the product's faces that a sheet shows. */
export const facesOf = (sheet: Sheet): readonly string[] => ('badge' in sheet && sheet.badge.face !== null ? [sheet.badge.face] : [])

/** Draws a sheet on the open page. `more` opens another page. */
export function drawSheet(kit: Kit, sheet: Sheet, more: () => void): void {
  switch (sheet.kind) {
    case 'front':
      return drawFront(kit, sheet)
    case 'second':
      return drawSecond(kit, sheet)
    case 'setUp':
      return drawSetUp(kit, sheet)
    case 'week':
      return drawWeekSheet(kit, sheet)
    case 'words':
      return drawWords(kit, sheet, more)
    case 'things':
      return drawThings(kit, sheet)
    case 'family':
      return drawFamily(kit, sheet)
    case 'letter':
      return drawLetter(kit, sheet)
  }
}
