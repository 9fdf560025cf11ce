import { type Scene, Scenes } from 'phaser'
import type { Hex } from '#domain/child/palette'
import { luminanceOf } from '#domain/child/safety'
import { disc, withAlpha } from '../looks/paint'

const SIDE = 64
/** Exponent between bytes and light: a browser blends colours as bytes, not as light. */
const GAMMA = 2.2
/** Maximum opacity, for a colour that cannot reach the required brightness. */
const MOST = 0.95

/** Returns the texture of a small light with a soft edge, which is freed with the scene. */
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

/**
 * Returns the opacity at which `overlap` superimposed small lights exceed the brightness of the background by exactly `luminance` (relative
 * luminance), for any colour and background.
 */
export function alphaFor(luminance: number, { colour, ground, overlap }: { readonly colour: Hex; readonly ground: Hex; readonly overlap: number }): number {
  const dark = luminanceOf(ground)
  const [from, to, full] = [dark, dark + luminance, luminanceOf(colour)].map((light) => light ** (1 / GAMMA)) as [number, number, number]
  return 1 - (1 - Math.min(MOST, (to - from) / (full - from))) ** (1 / overlap)
}
