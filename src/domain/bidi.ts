/* Isolation of names in sentences of the opposite writing direction (Unicode Bidirectional Algorithm, UAX 9). */

const FROM_THE_RIGHT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Mandaic}\p{Script=Samaritan}]/u
const FROM_THE_LEFT =
  /(?![\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Mandaic}\p{Script=Samaritan}])\p{L}/u

/** The characters FIRST STRONG ISOLATE, LEFT-TO-RIGHT ISOLATE, RIGHT-TO-LEFT ISOLATE and POP DIRECTIONAL ISOLATE, all invisible. */
const [BY_ITSELF, LTR, RTL, END] = ['\u2068', '\u2066', '\u2067', '\u2069']
const MARKS = /[\u2066-\u2069]/g

/** Whether a text contains letters that are read from right to left. */
export const isReadFromRight = (text: string): boolean => FROM_THE_RIGHT.test(text)

/**
 * Isolates a name in a sentence of this direction if it has letters of the other direction; otherwise the name would move
 * neighbouring figures and signs to its other side. A name in both scripts is read in the direction of the sentence. Any other
 * name is unchanged.
 */
export function isolated(name: string, direction: 'ltr' | 'rtl'): string {
  const [own, other] = direction === 'ltr' ? [FROM_THE_LEFT, FROM_THE_RIGHT] : [FROM_THE_RIGHT, FROM_THE_LEFT]
  if (!other.test(name)) return name
  const begin = !own.test(name) ? BY_ITSELF : direction === 'ltr' ? LTR : RTL
  return `${begin}${name}${END}`
}

/** Removes the marks of `isolated` from a sentence, for data that leaves the page, such as file names and document titles. */
export const withoutIsolates = (text: string): string => text.replaceAll(MARKS, '')
