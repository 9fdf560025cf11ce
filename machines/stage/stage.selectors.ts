import type { SnapshotFrom } from 'xstate'
import { wasShownInVain } from '#domain/measures/freePlay'
import type { FinishedPlay, StageWarning } from './play'
import type { StageMachine } from './stage.machine'

type StageSnapshot = SnapshotFrom<StageMachine>

/** The view on top of the canvas. */
export type StageView = 'none' | 'opening' | 'playing' | 'held' | 'turned' | 'away' | 'resting' | 'finishing' | 'summary' | 'failed'

export function selectView({ value }: StageSnapshot): StageView {
  if (value === 'idle') return 'none'
  if (value === 'summary' || value === 'failed') return value
  const phase = value.session
  return typeof phase === 'string' ? phase : 'opening'
}

/** Whether the child sees the screen now, without any part of the app on it. */
export const isChildsScreen = (view: StageView): boolean => !['none', 'held', 'summary', 'failed'].includes(view)

/** Selects the open session's id until the session is left. This includes the time in which its summary is read. */
export const selectSessionId = (snapshot: StageSnapshot): string | null => (snapshot.value === 'idle' ? null : (snapshot.context.request?.header.id ?? null))

/** Selects the finished session for the summary. */
export const selectFinished = (snapshot: StageSnapshot): FinishedPlay | null => snapshot.context.finished

/** Selects the warnings for the adult, which the child must not notice. */
export const selectWarning = (snapshot: StageSnapshot): StageWarning => snapshot.context.warning

/** Whether every prompt has been demonstrated and the child has not responded since. */
export const selectIsIdle = ({ context: { events, finished } }: StageSnapshot): boolean => finished === null && wasShownInVain(events)

/** Whether the current session or a finished one exists only in memory and would be lost with the page. */
export function selectIsUnsaved({ value, context: { unkept, warning, finished } }: StageSnapshot): boolean {
  return unkept.length > 0 || (warning.storage !== null && (value !== 'idle' || finished?.delivery === 'pending'))
}
