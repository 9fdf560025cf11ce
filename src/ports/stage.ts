import type { ResolvedSettings } from '#domain/settings/resolve'
import type { SessionHeader } from '#domain/activities/session'
import type { EndReason, PlayEvent } from '#domain/trials/engine/events'

/** One session to be played. */
export interface StageRequest {
  readonly header: SessionHeader
}

/** Everything the stage ever tells the rest of the product. */
export type StageEvent =
  | { readonly type: 'STAGE.READY' }
  /** New facts, at the latest when the child has answered or a trial has ended. `trial` is null for the facts after the last trial. */
  | { readonly type: 'STAGE.RECORDED'; readonly sessionId: string; readonly trial: number | null; readonly events: readonly PlayEvent[] }
  | { readonly type: 'STAGE.FINISHED'; readonly sessionId: string; readonly reason: EndReason }
  /** The adult held the corner: the child's stage is paused and the adult sheet may open. */
  | { readonly type: 'STAGE.HELD' }
  /** Nobody sees the page: the play stands. */
  | { readonly type: 'STAGE.HIDDEN' }
  | { readonly type: 'STAGE.SHOWN' }
  /** A break is advised. Only the adult is told. */
  | { readonly type: 'STAGE.TIRED' }
  /** Sound could not start: told to the adult, the activity goes on. Or the picture was lost: the stage is held. */
  | { readonly type: 'STAGE.WARNED'; readonly reason: 'sound' | 'picture' }
  | { readonly type: 'STAGE.FAILED'; readonly reason: 'load' | 'scene'; readonly message: string }

/** The whole interface between the chrome and the one canvas. */
export interface StagePort {
  /** Loads the engine at the first call; starts the activity and ends a running one. */
  open(request: StageRequest): void
  pause(): void
  resume(): void
  /** Says the cue again, or shows the movement prompt where there is no voice. */
  repeatCue(): void
  /** Ends this trial without a verdict and goes on to the next. */
  nextTrial(): void
  /** The child's profile was changed: the next trial is drawn and timed by it. A map of the field goes on as it began. */
  adjust(settings: ResolvedSettings): void
  /** A break is due, or no longer: only the adult's mark in the corner says so. */
  markBreak(isDue: boolean): void
  /** So much (0 to 1) of what lies behind the things is seen from now on, up to what is set for the child. It changes slowly, also within a trial. */
  setGround(strength: number): void
  /** One thing more, or one fewer, from the next trial on. */
  wish(wish: 'one-more' | 'one-fewer'): void
  /** Ends the session quietly; STAGE.FINISHED follows. */
  finish(): void
  /** Fades to the background and lets the loop sleep. */
  close(): void
  subscribe(listener: (event: StageEvent) => void): () => void
}
