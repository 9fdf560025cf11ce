import type { GameObjects, Scene } from 'phaser'

/** Fades out the visible rest of a thing (in `ms` from full light), then destroys it; destroys it at once if the scene has ended. */
export function fadeAway(scene: Scene, seen: GameObjects.Graphics | GameObjects.RenderTexture | GameObjects.Image, ms: number): void {
  if (seen.alpha === 0 || !scene.sys.isActive()) return seen.destroy()
  scene.tweens.add({ targets: seen, alpha: 0, duration: ms * seen.alpha, ease: 'Sine.easeInOut', onComplete: () => seen.destroy() })
}
