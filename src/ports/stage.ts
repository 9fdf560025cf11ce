import type { ResolvedSettings } from '#domain/settings/resolve'
import type { SessionHeader } from '#domain/activities/session'
import type { EndReason, PlayEvent } from '#domain/trials/engine/events'

/** One session to play. */
export interface StageRequest {
  readonly header: SessionHeader
  /**
   * Whether the camera records whether a face is turned to the screen, because an adult turned this on. False once it is turned
   * off in this session.
   */
  readonly watchesFace?: boolean
}

/** All events that the stage reports to the rest of the app. */
export type StageEvent =
  | { readonly type: 'STAGE.READY' }
  /** New events were logged. Sent at the latest when the child has answered or a trial has ended. `trial` is null after the last trial. */
  | { readonly type: 'STAGE.RECORDED'; readonly sessionId: string; readonly trial: number | null; readonly events: readonly PlayEvent[] }
  | { readonly type: 'STAGE.FINISHED'; readonly sessionId: string; readonly reason: EndReason }
  /** The adult pressed the corner long enough. The stage is paused and the pause menu may open. */
  | { readonly type: 'STAGE.HELD' }
  /** The page is hidden, so play is paused. */
  | { readonly type: 'STAGE.HIDDEN' }
  | { readonly type: 'STAGE.SHOWN' }
  /** A break is advised. Only the adult sees the advice. */
  | { readonly type: 'STAGE.TIRED' }
  /** Sound could not start (the adult is warned and the activity continues), or the picture was lost (the stage is paused). */
  | { readonly type: 'STAGE.WARNED'; readonly reason: 'sound' | 'picture' }
  | { readonly type: 'STAGE.FAILED'; readonly reason: 'load' | 'scene'; readonly message: string }

/** The whole interface between the app and its single canvas. */
export interface StagePort {
  /** Starts the activity and ends a running one. Loads the engine at the first call. */
  open(request: StageRequest): void
  pause(): void
  resume(): void
  /** Repeats the cue, or shows the movement prompt if there is no voice. */
  repeatCue(): void
  /** Ends this trial without a verdict and continues with the next. */
  nextTrial(): void
  /** Applies a changed profile from the next trial on. A visual field map continues with its first settings. */
  adjust(settings: ResolvedSettings): void
  /** Shows or removes the mark in the corner that tells the adult that a break is due. */
  markBreak(isDue: boolean): void
  /** Sets the strength of the background (0 to 1), up to the child's setting. The background changes slowly, even within a trial. */
  setGround(strength: number): void
  /** Starts or stops recording whether a face is turned to the screen. Works only in a session that was opened with `watchesFace`. */
  watchFace(isWatched: boolean): void
  /** Requests one thing more, or one fewer, from the next trial on. */
  wish(wish: 'one-more' | 'one-fewer'): void
  /** Ends the session quietly. STAGE.FINISHED follows. */
  finish(): void
  /** Fades to the background and stops the drawing loop. */
  close(): void
  subscribe(listener: (event: StageEvent) => void): () => void
}
