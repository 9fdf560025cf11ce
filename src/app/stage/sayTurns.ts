import type { Manifest } from '#domain/activities/manifest'
import { sayPlural } from '#domain/activities/resultText'
import type { useText } from '#text/i18n'
import { textOf } from '#text/ofActivity'

/** How many turns there were, in how many something was done, and how many of the others were looked at. */
export interface TurnCounts {
  readonly count: number
  readonly done: number
  readonly looked: number
}

/** What happened in the activity's own words: `Pip touched 7 of 8 lights`. Knows at least one turn. */
export function sayTurns(text: ReturnType<typeof useText>, manifest: Manifest, alias: string, { count, done, looked }: TurnCounts): string {
  const own = textOf(manifest).result
  const [kind, n] = done > 0 ? (['done', done] as const) : looked > 0 ? (['looked', looked] as const) : (['passed', 0] as const)
  return own === undefined ? text(`app.result.any.${kind}`, { alias, n, count }) : sayPlural(own[kind], 'en', { alias, n, count })
}

/** The same of a session, or a part of one, that was a warm-up and nothing else. `count` were answered. */
export function sayWarmUp(text: ReturnType<typeof useText>, manifest: Manifest | null, alias: string, count: number): string {
  const own = manifest?.text.en.result
  return own === undefined ? text('app.result.any.warmed', { alias, count }) : sayPlural(own.warmed, 'en', { alias, count })
}
