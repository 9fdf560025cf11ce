import type { AnsweredBy } from '#domain/trials/engine/events'
import type { Stimulus } from '../stimulus/stimulus'
import { isThing, type MechanicOf, thingsOnStage, touchable } from '../mechanic/mechanic'

/**
 * Mechanic in which the child fills the same cells as in a sample, in any order (clinical-design.md, /gridmatch). A cell that is filled in the sample
 * fills when it is touched, and the last one ends the trial. A cell that is empty in the sample stays empty.
 */
export const copyMechanic: MechanicOf<'copy'> = (play, { cells, rows = [], hidesAfterMs }) => {
  const filled = new Set<Stimulus>()
  const thing = (id: string | undefined) => play.stimuli.find(({ plan }) => plan.id === id)
  const partsOf = (cell: Stimulus | undefined) => cells[cell?.plan.id ?? '']
  const left = () => play.targets.filter((cell) => !filled.has(cell))
  const next = () => left()[0]
  /** Returns the thing in the sample that corresponds to the next cell. */
  const twin = () => thing(partsOf(next())?.sample)
  const open = () => thingsOnStage(play.stimuli).filter((cell) => isThing(cell) && !filled.has(cell))
  /** Returns the first row that is not complete. */
  const row = () => rows.find((ids) => left().some(({ plan }) => ids.includes(plan.id)))

  const hide = (isHidden: boolean) => {
    for (const shown of thingsOnStage(play.stimuli)) if (shown.plan.role === 'place') shown.dim(isHidden ? 0 : 1)
  }
  if (hidesAfterMs !== undefined) play.later(hidesAfterMs, () => left().length > 0 && hide(true))

  const fill = (cell: Stimulus, at: number, by: AnsweredBy) => {
    filled.add(cell)
    thing(partsOf(cell)?.fill)?.dim(1)
    if (left().length === 0) {
      if (hidesAfterMs !== undefined) hide(false)
      return play.answer(cell, 'correct', at, by)
    }
    play.did({ do: 'worked', id: cell.plan.id, share: filled.size / play.targets.length, by }, at)
    const now = row()
    if (now !== undefined) for (const id of rows.slice(0, rows.indexOf(now) + 1).flat()) thing(id)?.dim(1)
  }

  return {
    get offered() {
      const ids = row()
      return ids === undefined ? open() : open().filter(({ plan }) => ids.includes(plan.id))
    },
    get aim() {
      return next() ?? null
    },
    // If a touch anywhere counts, it counts for the next cell.
    get reachable() {
      const first = next()
      const all = touchable(play.stimuli)
      return first === undefined ? all : [first, ...all.filter((cell) => cell !== first)]
    },
    get helped() {
      const shown = twin()
      return shown === undefined ? [] : [shown]
    },
    on: {
      choose: ({ thing: cell, at, by }) => {
        if (!isThing(cell) || filled.has(cell)) return
        if (cell.plan.role === 'target') fill(cell, at, by)
        else play.answer(cell, 'wrong', at, by)
      },
    },
    help(help) {
      const cell = next()
      const shown = twin()
      if (cell === undefined || shown === undefined) return null
      // Shows the sample again if the child has to remember it. Returns whether that changed anything.
      const isBack = () => hidesAfterMs !== undefined && shown.dimOnce(1)
      if (help === 'sway') return [isBack(), play.dials.movement !== 'none' && shown.sway()].some(Boolean)
      if (help === 'glow') return cell.glow()
      if (help !== 'show-how') return null
      // The last cell is only lit, so that the child completes the task.
      if (left().length === 1) thing(partsOf(cell)?.fill)?.dim(1)
      else fill(cell, play.now, 'itself')
      return true
    },
    stays: () => true,
  }
}
