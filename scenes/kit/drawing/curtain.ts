import { Display, type Scene, type Tweens } from 'phaser'
import type { Hex } from '#domain/child/palette'
import { SCREEN_FADE_MS } from '#domain/child/safety'

/** Fades the whole picture out and in, and recolours the background behind it. */
export class Curtain {
  readonly #scene: Scene
  #moving: Tweens.Tween | null = null

  constructor(scene: Scene, ground: Hex) {
    this.#scene = scene
    scene.cameras.main.setBackgroundColor(ground).setAlpha(1)
  }

  /** Fades the picture out (0) or in (1). A new fade cancels the previous one, so that a pause that is still fading cannot take effect after a quick resume. */
  draw(alpha: 0 | 1, duration: number, onComplete: () => void = () => undefined): void {
    this.#moving?.remove()
    this.#moving = this.#scene.tweens.add({ targets: this.#scene.cameras.main, alpha, duration, ease: 'Sine.easeInOut', onComplete })
  }

  /** Changes the background gradually from one colour to another. */
  recolour(before: Hex, after: Hex): void {
    const [from, to] = [Display.Color.HexStringToColor(before), Display.Color.HexStringToColor(after)]
    this.#scene.tweens.addCounter({
      from: 0,
      to: 100,
      duration: SCREEN_FADE_MS,
      ease: 'Sine.easeInOut',
      onUpdate: (tween) => {
        const { r, g, b } = Display.Color.Interpolate.ColorWithColor(from, to, 100, tween.getValue() ?? 0)
        this.#scene.cameras.main.setBackgroundColor(Display.Color.GetColor(r, g, b))
      },
    })
  }
}
