import { type GameObjects, type Scene, Scenes } from 'phaser'
import type { Hex } from '#domain/child/palette'
import { fadeMsOf, SPARKS } from '#domain/child/safety'
import { disc, shade } from '../looks/paint'

/** Positions of the drops on a round thing (degrees, clockwise from the right). They are at its sides, so that no drop falls over its contents. */
const ANGLES = [-42, -138, 4, 176, 52, 128] as const
/** Size of a drop (stage heights), its lifetime, and the times in which it appears and fades (ms). */
const DROP = { size: SPARKS.size, lifeMs: 1500, swellMs: 350, fadeMs: 450 } as const
/** Fall of a drop: its top speed (stage heights per second), the time constant of its acceleration (s), and its drift outwards (stage heights). */
const FALL = { speed: 0.19, softS: 0.35, outwards: 0.035 } as const
const DEPTH = 3
const SIDE = 48

/** A round thing that opens: its centre, its radius and the start of its hole (pixels), and the times of the opening (ms). */
export interface OpenedThing {
  readonly middle: { readonly x: number; readonly y: number }
  readonly radius: number
  readonly from: { readonly x: number; readonly y: number }
  /** Delay (ms) until the hole begins to grow. `ms` is the time in which it then grows. */
  readonly afterMs: number
  readonly ms: number
  readonly colour: Hex
}

/** Returns the time (ms) from the start of the hole until the last drop has gone. */
export const dropsMs = (openMs: number): number => openMs + DROP.lifeMs

/**
 * Forms six drops along the edge of a thing as its hole opens. They fall slowly and fade. The drops remain after their thing has gone, so that
 * nothing disappears within one frame.
 * @param length converts stage heights to pixels
 */
export function letDropsFall(
  scene: Scene,
  { middle, radius, from, afterMs, ms, colour }: OpenedThing,
  length: (share: number) => number,
): readonly GameObjects.Image[] {
  const texture = dropTexture(scene, colour)
  const side = length(DROP.size)
  const reach = Math.hypot(from.x - middle.x, from.y - middle.y) + radius
  const [riseMs, fadeMs] = [Math.max(DROP.swellMs, fadeMsOf(colour)), Math.max(DROP.fadeMs, fadeMsOf(colour))]
  const lifeMs = Math.max(DROP.lifeMs, riseMs + fadeMs)
  return ANGLES.map((degrees) => {
    const [across, down] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    const start = { x: middle.x + across * radius, y: middle.y + down * radius }
    const delay = afterMs + (ms * Math.hypot(start.x - from.x, start.y - from.y)) / reach
    const image = scene.add.image(start.x, start.y, texture).setDepth(DEPTH).setAlpha(0).setDisplaySize(side, side).setName('drop')
    const life = { seconds: 0 }
    const fall = () => {
      const { seconds } = life
      const fallen = FALL.speed * (seconds - FALL.softS * (1 - Math.exp(-seconds / FALL.softS)))
      image.setPosition(start.x + across * length(FALL.outwards) * Math.min(1, seconds), start.y + length(fallen))
    }
    scene.tweens.add({ targets: life, seconds: lifeMs / 1000, duration: lifeMs, delay, ease: 'Linear', onUpdate: fall, onComplete: () => image.destroy() })
    scene.tweens.chain({
      targets: image,
      tweens: [
        { alpha: 1, delay, duration: riseMs, ease: 'Sine.easeInOut' },
        { alpha: 0, delay: lifeMs - riseMs - fadeMs, duration: fadeMs, ease: 'Sine.easeInOut' },
      ],
    })
    return image
  })
}

/** Returns the texture of a small ball with a highlight, which is freed with the scene. */
function dropTexture(scene: Scene, colour: Hex): string {
  const key = `drop/${colour}`
  if (scene.textures.exists(key)) return key
  const sheet = scene.textures.createCanvas(key, SIDE, SIDE)
  if (sheet === null) return '__WHITE'
  scene.events.once(Scenes.Events.SHUTDOWN, () => scene.textures.remove(key))
  const { context } = sheet
  context.translate(SIDE / 2, SIDE / 2)
  disc(context, SIDE * 0.42, colour)
  context.translate(-SIDE * 0.12, -SIDE * 0.14)
  disc(context, SIDE * 0.12, shade(colour, 0.6))
  sheet.refresh()
  return key
}
