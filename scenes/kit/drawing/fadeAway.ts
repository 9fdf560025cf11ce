import type { GameObjects, Scene } from 'phaser'

/**
 * Fades out whatever is still visible of a thing, then destroys it. Destroys it immediately if the scene has ended.
 * @param ms duration of a fade from full opacity
 */
export function fadeAway(scene: Scene, seen: GameObjects.Graphics | GameObjects.RenderTexture | GameObjects.Image, ms: number): void {
  if (seen.alpha === 0 || !scene.sys.isActive()) return seen.destroy()
  scene.tweens.add({ targets: seen, alpha: 0, duration: ms * seen.alpha, ease: 'Sine.easeInOut', onComplete: () => seen.destroy() })
}
