import type { Scene, Tweens } from 'phaser'

/** What changes about a thing, each property by a glide of its own: a new one begins where the old one is, so that nothing jumps. */
export class Glides {
  readonly #scene: Scene
  readonly #running = new Map<string, Tweens.Tween>()

  constructor(scene: Scene) {
    this.#scene = scene
  }

  /** `to`: the values to come to, and what else the engine takes (a delay in ms, another ease, also as a function of the time's share). */
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

  /** How long (ms) it still goes on, with the time that it waits before. */
  restMs(name: string): number {
    const glide = this.#running.get(name)
    return glide?.isActive() === true || glide?.isPending() === true ? Math.max(0, glide.totalDuration - glide.totalElapsed) : 0
  }

  has(name: string): boolean {
    return this.#running.has(name)
  }

  /** It stands as it is now until it goes on. */
  pause(name: string): void {
    this.#running.get(name)?.pause()
  }

  goOn(name: string): void {
    this.#running.get(name)?.resume()
  }

  /** It stays as it is now. */
  end(name: string): void {
    this.#running.get(name)?.remove()
    this.#running.delete(name)
  }

  endAll(): void {
    for (const name of this.#running.keys()) this.end(name)
  }
}
