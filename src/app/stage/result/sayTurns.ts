import type { Manifest } from '#domain/activities/manifest'
import { sayPlural } from '#domain/activities/resultText'
import { turnKinds, type Turns } from '#domain/measures/turns'
import type { useText } from '#text/i18n'
import { locale, sayRow } from '#text/locale'
import { textOf } from '#text/ofActivity'

/** How many turns there were, in how many something was done, and how many of the others were looked at. */
export interface TurnCounts {
  readonly count: number
  readonly done: number
  readonly looked: number
}

/** What happened in the activity's own words: `Pip touched 7 of 8 lights`. Knows at least one turn. */
export function describeTrials(text: ReturnType<typeof useText>, manifest: Manifest | null, alias: string, { count, done, looked }: TurnCounts): string {
  const own = manifest === null ? undefined : textOf(manifest).result
  const [kind, n] = done > 0 ? (['done', done] as const) : looked > 0 ? (['looked', looked] as const) : (['passed', 0] as const)
  return own === undefined ? text(`app.result.any.${kind}`, { alias, n, count }) : sayPlural(own[kind], locale(), { alias, n, count })
}

/** How the turns went, each kind with its number and none with zero: `3 alone, 1 passed by`. */
export function sayKinds(text: ReturnType<typeof useText>, { all }: Turns): string {
  return sayRow(
    turnKinds.flatMap((kind) => {
      const count = all.filter((turn) => turn.kind === kind).length
      return count === 0 ? [] : [text(`app.result.legend.${kind}`, { count })]
    }),
  )
}

/** How many of the turns that were told are in no comparison; empty where all are in it. */
export function sayWarmUps(text: ReturnType<typeof useText>, { all, warmUps }: Turns): string {
  if (warmUps === 0) return ''
  return warmUps === all.length ? text('app.summary.warmUps') : text('app.summary.ofWarmUps', { count: warmUps })
}

/** The same of a session, or a part of one, that was a warm-up and nothing else. `count` were answered. */
export function sayWarmUp(text: ReturnType<typeof useText>, manifest: Manifest | null, alias: string, count: number): string {
  const own = manifest === null ? undefined : textOf(manifest).result
  return own === undefined ? text('app.result.any.warmed', { alias, count }) : sayPlural(own.warmed, locale(), { alias, count })
}
