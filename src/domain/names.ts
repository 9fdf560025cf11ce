/* Names that people type: stored in one form, compared as they look. */

/** Joins letters and picture characters. Persian, Indian scripts, family emoji and flags need them. */
const JOINING = String.raw`\u200c\u200d\ufe0e\ufe0f\u{e0020}-\u{e007f}`
/** Invisible characters: zero-width spaces, signs that turn the direction, fillers. */
const INVISIBLE = new RegExp(String.raw`(?![${JOINING}])\p{Default_Ignorable_Code_Point}|\p{Cs}`, 'gu')
/** All that looks like a space; one of them is the blank of braille. */
const BLANKS = /[\s\p{Cc}\u2800]+/gu
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

/** A name as it is stored: composed letters, single spaces, nothing invisible. '' if no visible character is left. */
export function tidyName(typed: string): string {
  const name = typed.normalize('NFC').replaceAll(INVISIBLE, '').replaceAll(BLANKS, ' ').trim()
  return SEEN.test(name) ? name : ''
}

/** Tidies a name and cuts it to `most` UTF-16 units, as both backends count. An emoji of two units is never cut in half. */
export const shortName = (typed: string, most: number): string => tidyName(tidyName(typed).slice(0, most))

/** Text as a person meant it who pasted it: nothing that cannot be seen. */
export const withoutInvisible = (typed: string): string => typed.replaceAll(INVISIBLE, '').replaceAll(BLANKS, ' ').trim()

/** Whether two names are the same to a person: capitals, forms of apostrophes and invisible characters do not matter. */
export const isSameName = (one: string, other: string): boolean => folded(one) === folded(other)

/** A name as it is compared and searched for. Capitals first: so `ß` is `ss`, and the dotless `ı` and dotted `İ` of Turkish are `i`. */
export const folded = (name: string): string =>
  tidyName(name)
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase()
    .replaceAll('i\u0307', 'i')
    .replaceAll(/[’‘ʼ`´]/g, "'")
