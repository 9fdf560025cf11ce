import type { Tweens } from 'phaser'

/** Maximum time (ms) by which one frame advances the picture. If light caught up after a late frame, that would be a flash. */
export const MOST_STEP_MS = 50

/**
 * Makes tweens follow the stage's own time in even steps. By default they follow the wall clock: if the clock is set back by an hour, nothing appears
 * for an hour, and after half a second without a frame everything catches up in one.
 */
export function steadyTweens(tweens: Tweens.TweenManager, now: () => number): void {
  let before = now()
  tweens.getDelta = () => {
    const passed = now() - before
    before += passed
    return Math.min(MOST_STEP_MS, Math.max(0, passed))
  }
}
