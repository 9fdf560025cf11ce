/* Names within sentences that are written the other way (Unicode Bidirectional Algorithm, UAX 9). */

const FROM_THE_RIGHT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Mandaic}\p{Script=Samaritan}]/u
const FROM_THE_LEFT =
  /(?![\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Mandaic}\p{Script=Samaritan}])\p{L}/u

/** FIRST STRONG ISOLATE, LEFT-TO-RIGHT ISOLATE, RIGHT-TO-LEFT ISOLATE and POP DIRECTIONAL ISOLATE: nobody sees them. */
const [BY_ITSELF, LTR, RTL, END] = ['\u2068', '\u2066', '\u2067', '\u2069']
const MARKS = /[\u2066-\u2069]/g

/** Whether a text contains letters that are read from right to left. */
export const isReadFromRight = (text: string): boolean => FROM_THE_RIGHT.test(text)

/**
 * A name in a sentence of this direction. One with letters of the other direction is isolated: otherwise it would pull figures and signs
 * next to it to its other side. A name in both scripts is read the way of the sentence. Any other name stays as it is.
 */
export function isolated(name: string, direction: 'ltr' | 'rtl'): string {
  const [own, other] = direction === 'ltr' ? [FROM_THE_LEFT, FROM_THE_RIGHT] : [FROM_THE_RIGHT, FROM_THE_LEFT]
  if (!other.test(name)) return name
  const begin = !own.test(name) ? BY_ITSELF : direction === 'ltr' ? LTR : RTL
  return `${begin}${name}${END}`
}

/** A sentence without the marks of `isolated`, for data that leaves the page: names of files, titles of documents. */
export const withoutIsolates = (text: string): string => text.replaceAll(MARKS, '')
