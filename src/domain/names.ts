/* Names that people type. They are stored in one form and compared by how they look. */

/** Invisible characters that join letters and picture characters. Persian, Indian scripts, family emoji and flags need them. */
const JOINING = String.raw`\u200c\u200d\ufe0e\ufe0f\u{e0020}-\u{e007f}`
/** Invisible characters to remove: zero-width spaces, marks of the writing direction, fillers. */
const INVISIBLE = new RegExp(String.raw`(?![${JOINING}])\p{Default_Ignorable_Code_Point}|\p{Cs}`, 'gu')
/** All characters that look like a space, including the blank Braille pattern. */
const BLANKS = /[\s\p{Cc}\u2800]+/gu
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Returns a name as it is stored: composed letters, single spaces, nothing invisible. Empty if no visible character is left. */
export function tidyName(typed: string): string {
  const name = typed.normalize('NFC').replaceAll(INVISIBLE, '').replaceAll(BLANKS, ' ').trim()
  return SEEN.test(name) ? name : ''
}

/** Tidies a name and cuts it to `most` UTF-16 units, the unit that both backends count. Never cuts an emoji of two units in half. */
export const shortName = (typed: string, most: number): string => tidyName(tidyName(typed).slice(0, most))

/** Removes everything invisible from pasted text. */
export const withoutInvisible = (typed: string): string => typed.replaceAll(INVISIBLE, '').replaceAll(BLANKS, ' ').trim()

/** Whether two names look the same to a person. Capitals, forms of apostrophes and invisible characters do not matter. */
export const isSameName = (one: string, other: string): boolean => folded(one) === folded(other)

/**
 * Returns a name in the form used for comparison and search. Converts to capitals first, so that `ß` becomes `ss`, and the
 * dotless `ı` and dotted `İ` of Turkish become `i`.
 */
export const folded = (name: string): string =>
  tidyName(name)
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase()
    .replaceAll('i\u0307', 'i')
    .replaceAll(/[’‘ʼ`´]/g, "'")
