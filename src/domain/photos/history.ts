/** States that can be undone and redone. */
export interface History<State> {
  readonly past: readonly State[]
  readonly present: State
  readonly future: readonly State[]
}

/** Maximum number of undo steps. Each step takes as much memory as the picture. */
export const MAX_STEPS = 12

export const startHistory = <State>(present: State): History<State> => ({ past: [], present, future: [] })

/** Adds a new state after the current one. Discards the states that were undone. */
export const advance = <State>({ past, present }: History<State>, next: State): History<State> => ({
  past: [...past, present].slice(-MAX_STEPS),
  present: next,
  future: [],
})

export function undo<State>(history: History<State>): History<State> {
  const last = history.past.at(-1)
  return last === undefined ? history : { past: history.past.slice(0, -1), present: last, future: [history.present, ...history.future] }
}

export function redo<State>(history: History<State>): History<State> {
  const [next, ...future] = history.future
  return next === undefined ? history : { past: [...history.past, history.present], present: next, future }
}
