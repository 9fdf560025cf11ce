import type { Tweens } from 'phaser'

/** A late frame advances the picture by no more than this (ms): light that caught up at once would be a flash. */
export const MOST_STEP_MS = 50

/**
 * Makes tweens follow the stage's own time in even steps. By default they follow the wall clock: if that is set back by an hour nothing appears for an hour,
 * and half a second without a frame is made up in one.
 */
export function steadyTweens(tweens: Tweens.TweenManager, now: () => number): void {
  let before = now()
  tweens.getDelta = () => {
    const passed = now() - before
    before += passed
    return Math.min(MOST_STEP_MS, Math.max(0, passed))
  }
}
