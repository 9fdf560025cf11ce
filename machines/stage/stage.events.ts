import type { Mood } from '#domain/activities/mood'
import type { ResolvedSettings } from '#domain/settings/resolve'
import type { StageEvent, StageRequest } from '#ports/stage'
import type { RecorderFact } from './recorder'

/** Events from the stage, its recorder and the adult. */
export type StageMachineEvent =
  | StageEvent
  | RecorderFact
  | { readonly type: 'AUTH.SIGNED_IN' }
  | { readonly type: 'STAGE.OPEN'; readonly request: StageRequest }
  /** The child's profile was changed during play: it applies from the next trial on. */
  | { readonly type: 'STAGE.ADJUST'; readonly settings: ResolvedSettings }
  /** Strength (0 to 1) of the background behind the things. */
  | { readonly type: 'STAGE.GROUND'; readonly strength: number }
  /** An adult turned the record of the face off, or on again. */
  | { readonly type: 'STAGE.WATCH_FACE'; readonly isWatched: boolean }
  /** One thing more, or one fewer, from the next trial on. */
  | { readonly type: 'STAGE.WISH'; readonly wish: 'one-more' | 'one-fewer' }
  /** Plays the same activity again, as a new session with its own id and seed. */
  | { readonly type: 'STAGE.PLAY_AGAIN'; readonly id: string; readonly seed: number }
  /** An adult's note on how the session was for the child; null removes it. */
  | { readonly type: 'STAGE.MOOD'; readonly mood: Mood | null }
  | {
      readonly type:
        | 'STAGE.HOLD'
        | 'STAGE.TURNED'
        | 'STAGE.TURNED_BACK'
        | 'STAGE.RESUME'
        | 'STAGE.REST'
        | 'STAGE.REPEAT_CUE'
        | 'STAGE.NEXT'
        | 'STAGE.END'
        | 'STAGE.CLOSE'
    }
