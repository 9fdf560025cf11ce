import { useText } from '#text/i18n'
import { sayNumber } from '#text/locale'

/** Says a number as the word that begins a sentence: `Seven`; a large one in digits. */
export function useNumberWord(): (count: number) => string {
  const text = useText()
  const words = text('app.numbers', { returnObjects: true })
  return (count) => words[count] ?? sayNumber(count)
}
