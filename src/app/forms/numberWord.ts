import { useText } from '#text/i18n'
import { sayNumber } from '#text/locale'

/** A number as the first word of a sentence: `Seven`; large ones in digits. */
export function useNumberWord(): (count: number) => string {
  const text = useText()
  const words = text('app.numbers', { returnObjects: true })
  return (count) => words[count] ?? sayNumber(count)
}
