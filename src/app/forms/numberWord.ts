import { useText } from '#text/i18n'
import { sayNumber } from '#text/locale'

/** Returns a function that writes a number as the first word of a sentence, such as `Seven`. It writes large numbers in digits. */
export function useNumberWord(): (count: number) => string {
  const text = useText()
  const words = text('app.numbers', { returnObjects: true })
  return (count) => words[count] ?? sayNumber(count)
}
