import type { Manifest } from '#domain/activities/manifest'
import { sayPlural } from '#domain/activities/resultText'
import { turnKinds, type Turns } from '#domain/measures/turns'
import type { useText } from '#text/i18n'
import { locale, sayRow } from '#text/locale'
import { textOf } from '#text/ofActivity'

/** Number of trials, of trials with a response, and of the others that were looked at. */
export interface TurnCounts {
  readonly count: number
  readonly done: number
  readonly looked: number
}

/** Describes the result in the activity's own words, such as `Pip touched 7 of 8 lights`. It needs at least one trial. */
export function describeTrials(text: ReturnType<typeof useText>, manifest: Manifest | null, alias: string, { count, done, looked }: TurnCounts): string {
  const own = manifest === null ? undefined : textOf(manifest).result
  const [kind, n] = done > 0 ? (['done', done] as const) : looked > 0 ? (['looked', looked] as const) : (['passed', 0] as const)
  return own === undefined ? text(`app.result.any.${kind}`, { alias, n, count }) : sayPlural(own[kind], locale(), { alias, n, count })
}

/** Lists the counts of trials by outcome without zeros, such as `3 alone, 1 passed by`. */
export function sayKinds(text: ReturnType<typeof useText>, { all }: Turns): string {
  return sayRow(
    turnKinds.flatMap((kind) => {
      const count = all.filter((turn) => turn.kind === kind).length
      return count === 0 ? [] : [text(`app.result.legend.${kind}`, { count })]
    }),
  )
}

/** Says how many of these trials are left out of comparisons, or returns '' if none are. */
export function sayWarmUps(text: ReturnType<typeof useText>, { all, warmUps }: Turns): string {
  if (warmUps === 0) return ''
  return warmUps === all.length ? text('app.summary.warmUps') : text('app.summary.ofWarmUps', { count: warmUps })
}

/** Describes a session, or part of one, that had only warm-up trials. `count` is the number of trials with a response. */
export function sayWarmUp(text: ReturnType<typeof useText>, manifest: Manifest | null, alias: string, count: number): string {
  const own = manifest === null ? undefined : textOf(manifest).result
  return own === undefined ? text('app.result.any.warmed', { alias, count }) : sayPlural(own.warmed, locale(), { alias, count })
}
