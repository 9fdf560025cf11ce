import type { Session } from '../activities/session'
import type { TrialResult } from '../trials/engine/trialResult'
import type { PictureLevel } from '../child/pictureLevels'

/** Returns the picture level of the target word: the word's own, otherwise the child's; null without a target word. */
export function assessmentForm({ shows }: Pick<TrialResult, 'shows'>, { settings }: Pick<Session, 'settings'>): PictureLevel | null {
  if (shows === null || !('word' in shows)) return null
  return shows.level ?? settings.dials.pictureLevel
}

/** Kinds of picture, from the most realistic to a symbol. */
export const formKinds = ['photograph', 'drawing', 'sign'] as const
export type FormKind = (typeof formKinds)[number]

const KINDS: Readonly<Record<PictureLevel, FormKind>> = {
  realistic: 'photograph',
  context: 'photograph',
  rich: 'drawing',
  flat: 'drawing',
  outlined: 'drawing',
  line: 'sign',
  silhouette: 'sign',
  word: 'sign',
}

export const kindOfForm = (form: PictureLevel): FormKind => KINDS[form]
