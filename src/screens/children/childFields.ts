import type { ChildPictureName } from '#domain/child/childPictures'
import type { ChildProfile } from '#domain/child/childProfile'
import { tidyName } from '#domain/names'
import { latinDigits } from '#domain/typed'

/** A new child, in the form in which it is stored. */
export interface ChildDraft {
  readonly alias: string
  readonly birthMonth: string | null
  readonly picture?: ChildPictureName
  readonly profile: ChildProfile
}

export const MAX_ALIAS = 40

export type FieldProblem = 'noAlias' | 'longAlias' | 'badMonth'

export function aliasProblem(alias: string): FieldProblem | null {
  const { length } = tidyName(alias)
  if (length === 0) return 'noAlias'
  return length > MAX_ALIAS ? 'longAlias' : null
}

/** Returns the typed month as it is stored, such as `2021-03`, or '' if none was typed. */
export const tidyMonth = (typed: string): string => latinDigits(tidyName(typed))

export const monthProblem = (typed: string): FieldProblem | null => (/^((19|20)\d\d-(0[1-9]|1[0-2]))?$/.test(tidyMonth(typed)) ? null : 'badMonth')
