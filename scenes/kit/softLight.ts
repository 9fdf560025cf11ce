import { type Scene, Scenes } from 'phaser'
import type { Hex } from '#domain/child/palette'
import { disc, withAlpha } from './looks/paint'

const SIDE = 64

/** The texture of a small light whose edge is soft. It goes with the scene. */
export function softLight(scene: Scene, colour: Hex): string {
  const key = `soft-light/${colour}`
  if (scene.textures.exists(key)) return key
  const sheet = scene.textures.createCanvas(key, SIDE, SIDE)
  if (sheet === null) return '__WHITE'
  scene.events.once(Scenes.Events.SHUTDOWN, () => scene.textures.remove(key))
  const { context } = sheet
  context.translate(SIDE / 2, SIDE / 2)
  const fill = context.createRadialGradient(0, 0, 0, 0, 0, SIDE / 2)
  fill.addColorStop(0, colour)
  fill.addColorStop(0.4, withAlpha(colour, 0.9))
  fill.addColorStop(1, withAlpha(colour, 0))
  disc(context, SIDE / 2, fill)
  sheet.refresh()
  return key
}
