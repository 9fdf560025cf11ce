import type { Writer } from '../writer'

/** Stamina is counted in sessions, not trials. */
export const sayStamina = (w: Writer, { n, from, to }: { readonly n: number; readonly from: number; readonly to: number }): string =>
  w.text('screens.report.told', { turns: w.text('screens.report.sessions', { count: n }), days: w.span(from, to) })
