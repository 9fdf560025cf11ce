import type { Reason } from '#domain/guides/chosen'
import type { useText } from '#text/i18n'
import { sayNumber } from '#text/locale'

/** Says why a guide suits this child. */
export function sayReason(text: ReturnType<typeof useText>, reason: Reason, alias: string): string {
  switch (reason.because) {
    case 'stage':
      return text(`screens.guides.reasons.stage.${reason.stage}`, { alias })
    case 'too-much':
    case 'passed':
      return text(`screens.guides.reasons.${reason.because}`, { alias, times: reason.times, of: reason.of })
    case 'busy-ground':
      return text('screens.guides.reasons.busy-ground', { alias, figure: sayNumber(reason.times, 1) })
    case 'at-once':
      return text('screens.guides.reasons.at-once', { alias, count: reason.count })
    case 'tires':
      return text('screens.guides.reasons.tires', { alias, count: Math.round(reason.minutes) })
    default:
      return text(`screens.guides.reasons.${reason.because}`, { alias })
  }
}
