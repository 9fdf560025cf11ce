/** States for undo and redo. */
export interface History<State> {
  readonly past: readonly State[]
  readonly present: State
  readonly future: readonly State[]
}

/** Maximum number of undo steps: each is as large as the picture. */
export const MAX_STEPS = 12

export const startHistory = <State>(present: State): History<State> => ({ past: [], present, future: [] })

/** A new state after the current one; undone ones are discarded. */
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
