import type { ResolvedSettings } from '#domain/settings/resolve'
import type { SessionHeader } from '#domain/activities/session'
import type { EndReason, PlayEvent } from '#domain/trials/engine/events'

/** One session to be played. */
export interface StageRequest {
  readonly header: SessionHeader
  /** Whether the camera records if a face is turned to the screen: an adult turned this on. False once it is turned off in this session. */
  readonly watchesFace?: boolean
}

/** Everything the stage ever tells the rest of the product. */
export type StageEvent =
  | { readonly type: 'STAGE.READY' }
  /** New events, at the latest when the child has answered or a trial has ended. `trial` is null for events after the last trial. */
  | { readonly type: 'STAGE.RECORDED'; readonly sessionId: string; readonly trial: number | null; readonly events: readonly PlayEvent[] }
  | { readonly type: 'STAGE.FINISHED'; readonly sessionId: string; readonly reason: EndReason }
  /** The adult held the corner: the stage is paused and the pause menu may open. */
  | { readonly type: 'STAGE.HELD' }
  /** The page is hidden: play is paused. */
  | { readonly type: 'STAGE.HIDDEN' }
  | { readonly type: 'STAGE.SHOWN' }
  /** A break is advised. Only the adult sees it. */
  | { readonly type: 'STAGE.TIRED' }
  /** Sound could not start: the adult is warned, and the activity continues. Or the picture was lost: the stage is paused. */
  | { readonly type: 'STAGE.WARNED'; readonly reason: 'sound' | 'picture' }
  | { readonly type: 'STAGE.FAILED'; readonly reason: 'load' | 'scene'; readonly message: string }

/** The whole interface between the app and the one canvas. */
export interface StagePort {
  /** Loads the engine at the first call; starts the activity and ends a running one. */
  open(request: StageRequest): void
  pause(): void
  resume(): void
  /** Repeats the cue, or shows the movement prompt if there is no voice. */
  repeatCue(): void
  /** Ends this trial without a verdict and continues with the next. */
  nextTrial(): void
  /** Applies a changed profile from the next trial on. A map of the visual field continues with its first settings. */
  adjust(settings: ResolvedSettings): void
  /** Shows or removes the adult's mark in the corner that a break is due. */
  markBreak(isDue: boolean): void
  /** Sets the background's strength (0 to 1), up to the child's setting. It changes slowly, even within a trial. */
  setGround(strength: number): void
  /** Records whether a face is turned to the screen, or no longer. Only in a session that was opened with it. */
  watchFace(isWatched: boolean): void
  /** One thing more, or one fewer, from the next trial on. */
  wish(wish: 'one-more' | 'one-fewer'): void
  /** Ends the session quietly; STAGE.FINISHED follows. */
  finish(): void
  /** Fades to the background and lets the loop sleep. */
  close(): void
  subscribe(listener: (event: StageEvent) => void): () => void
}
