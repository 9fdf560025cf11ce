/** States that can be gone back to and come forward to again. */
export interface History<State> {
  readonly past: readonly State[]
  readonly present: State
  readonly future: readonly State[]
}

/** How many steps back are kept: each is as large as the picture. */
export const MAX_STEPS = 12

export const begin = <State>(present: State): History<State> => ({ past: [], present, future: [] })

/** A new state after the present one; what was undone before it is gone. */
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
