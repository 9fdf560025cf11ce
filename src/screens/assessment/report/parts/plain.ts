import type { Writer } from '../writer'

/** Says how much data stamina is based on. It is counted in sessions, not trials. */
export const sayStamina = (w: Writer, { n, from, to }: { readonly n: number; readonly from: number; readonly to: number }): string =>
  w.text('screens.report.told', { turns: w.text('screens.report.sessions', { count: n }), days: w.span(from, to) })
