import { type FacingShare, type FacingTime, knownMs } from '#domain/measures/facing'
import type { FacingAgreement } from '#domain/measures/facingAgreement'
import { SECOND_MS } from '#domain/time'
import type { useText } from '#text/i18n'
import { sayNumber } from '#text/locale'

type Text = ReturnType<typeof useText>

/** Formats whole seconds, rounded down, because too little time must not look like enough. */
export const wholeSeconds = (ms: number): string => sayNumber(Math.floor(ms / SECOND_MS))

const percent = (text: Text, share: number): string => text('app.percent', { percent: Math.round(share * 100) })

/** Returns the share of time towards the screen, or says that there is too little time for a share. */
export const sayFacing = (text: Text, { share }: FacingShare): string => (share === null ? text('app.facing.few') : percent(text, share))

/** Returns the share of one kind of time, if there is enough time for a share towards the screen. */
export const sayPart = (text: Text, { share, time }: FacingShare, part: keyof FacingTime): string =>
  share === null ? text('app.facing.few') : percent(text, time[part] / knownMs(time))

/** Says how well the camera agrees with the adult's marks. */
export function sayAgreement(text: Text, { n, same, kappa }: FacingAgreement): string {
  if (same === null) return text('app.facing.agreement.few', { n })
  const said = { n, percent: Math.round(same * 100) }
  return kappa === null ? text('app.facing.agreement.constant', said) : text('app.facing.agreement.kappa', { ...said, kappa: sayNumber(kappa, 2) })
}
