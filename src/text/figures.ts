import type { DialUnit } from '#domain/child/dialKinds'
import { SECOND_MS } from '#domain/time'
import type { useText } from './i18n'

/** A dial's figure in words: `20 s`, `40 % of the height`, `for ever`. */
export function sayFigure(text: ReturnType<typeof useText>, unit: DialUnit, value: number | null): string {
  if (value === null) return text('screens.profile.forEver')
  const figure = unit === 'ms' ? value / SECOND_MS : unit === 'height' || unit === 'speed' ? Math.round(value * 100) : value
  return text(`screens.profile.units.${unit}`, { figure })
}
