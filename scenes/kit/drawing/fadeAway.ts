import type { GameObjects, Scene } from 'phaser'

/** Whatever of it is still seen fades first, in `ms` from full light; then it is no more. Where the scene has ended, at once. */
export function fadeAway(scene: Scene, seen: GameObjects.Graphics | GameObjects.RenderTexture | GameObjects.Image, ms: number): void {
  if (seen.alpha === 0 || !scene.sys.isActive()) return seen.destroy()
  scene.tweens.add({ targets: seen, alpha: 0, duration: ms * seen.alpha, ease: 'Sine.easeInOut', onComplete: () => seen.destroy() })
}
