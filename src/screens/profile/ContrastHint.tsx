import type { BackgroundName, ColourName } from '#domain/child/palette'
import { insufficientContrast, LEAST_CONTRAST } from '#domain/child/safety'
import type { SupportLevel } from '#domain/child/support'
import { useText } from '#text/i18n'
import { sayNumber } from '#text/locale'

interface Props {
  readonly colour: ColourName
  readonly background: BackgroundName
  readonly support: SupportLevel
}

/** Warns if a colour is hard to see on the chosen background. The colour can still be chosen. */
export function ContrastHint({ colour, background, support }: Props) {
  const text = useText()
  const contrast = insufficientContrast(colour, background, support)
  if (contrast === null) return null
  return <p role="note">{text('screens.profile.lowContrast', { contrast: sayNumber(contrast, 1), least: sayNumber(LEAST_CONTRAST[support], 1) })}</p>
}
