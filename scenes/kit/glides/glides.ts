import type { Scene, Tweens } from 'phaser'

/** Runs gradual changes of a thing, one for each property. A new change starts from the current value, so nothing jumps. */
export class Glides {
  readonly #scene: Scene
  readonly #running = new Map<string, Tweens.Tween>()

  constructor(scene: Scene) {
    this.#scene = scene
  }

  /** @param to the target values and other tween settings: a delay (ms), or an ease, which may be a function of the share of time */
  start(
    name: string,
    targets: object | readonly object[],
    to: Record<string, number | string | ((share: number) => number)>,
    ms: number,
    onUpdate: () => void = () => undefined,
    onComplete: () => void = () => undefined,
  ): void {
    this.end(name)
    this.#running.set(name, this.#scene.tweens.add({ targets, duration: ms, ease: 'Sine.easeInOut', ...to, onUpdate, onComplete }))
  }

  /** Returns the time (ms) until the change ends, including any delay before it starts. */
  restMs(name: string): number {
    const glide = this.#running.get(name)
    return glide?.isActive() === true || glide?.isPending() === true ? Math.max(0, glide.totalDuration - glide.totalElapsed) : 0
  }

  has(name: string): boolean {
    return this.#running.has(name)
  }

  /** Freezes the change until it is resumed. */
  pause(name: string): void {
    this.#running.get(name)?.pause()
  }

  goOn(name: string): void {
    this.#running.get(name)?.resume()
  }

  /** Ends the change at its current value. */
  end(name: string): void {
    this.#running.get(name)?.remove()
    this.#running.delete(name)
  }

  endAll(): void {
    for (const name of this.#running.keys()) this.end(name)
  }
}
