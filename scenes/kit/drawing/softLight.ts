import { type Scene, Scenes } from 'phaser'
import type { Hex } from '#domain/child/palette'
import { luminanceOf } from '#domain/child/safety'
import { disc, withAlpha } from '../looks/paint'

const SIDE = 64
/** Colours are mixed as bytes, which are no light. */
const GAMMA = 2.2
/** Where a colour cannot be so bright, it is as bright as it can. */
const MOST = 0.95

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

/**
 * How opaque a small light is, so that where `overlap` of them lie over one another they are by so much (relative
 * luminance) brighter than the ground, in every colour and on every ground.
 */
export function alphaFor(luminance: number, { colour, ground, overlap }: { readonly colour: Hex; readonly ground: Hex; readonly overlap: number }): number {
  const dark = luminanceOf(ground)
  const [from, to, full] = [dark, dark + luminance, luminanceOf(colour)].map((light) => light ** (1 / GAMMA)) as [number, number, number]
  return 1 - (1 - Math.min(MOST, (to - from) / (full - from))) ** (1 / overlap)
}
