import { ACT_MS } from '#domain/trials/plan/acts'
import { sine } from './eased'
import type { Acts, PaintSurface } from './paint'
import { fetchedPhotograph, paintBetween, paintPhotograph } from './photographs'

/** Stages of a cat's drinking (ms): the cat looks at its bowl, bends its neck, laps several times, and pauses. */
const DRINKS = { lookMs: 800, bendMs: 2600, lapMs: 1500, laps: 4 } as const
const LAPS_AT = DRINKS.lookMs + DRINKS.bendMs
/** Share of the milk that has been drunk at the end. */
const DRUNK = 0.8
/**
 * The part of the cat's square (left, top, width, height) that changes while the cat laps. All the rest stays the same picture, because rendered fur
 * differs from frame to frame and would flicker.
 */
const TONGUE = [0.755, 0.665, 0.105, 0.1] as const
/** The milk's surface in a full and in an empty bowl: the height of its centre, its half-width and its half-height, as shares of the bowl's square. */
const MILK = { full: { y: -0.215, rx: 0.405, ry: 0.085 }, empty: { y: -0.12, rx: 0.17, ry: 0.024 } } as const
/** An open door: the visible share of its width, and how far its far edge drops. */
const OPEN = { leaves: 0.3, falls: 0.06 } as const
const ROOM_BEHIND = '#4A2C10'

/** Returns the state of a drinking cat at this share of the act: how far it has turned towards its bowl, bent down, and put out its tongue (0 to 1 each). */
export function drinkingAt(share: number): { readonly looks: number; readonly bent: number; readonly tongue: number } {
  const ms = share * ACT_MS.drinks
  const lap = (ms - LAPS_AT) / DRINKS.lapMs
  const isLapping = lap > 0 && lap < DRINKS.laps
  return {
    looks: sine(ms / DRINKS.lookMs),
    bent: sine((ms - DRINKS.lookMs) / DRINKS.bendMs),
    tongue: isLapping ? 0.5 - 0.5 * Math.cos(2 * Math.PI * lap) : 0,
  }
}

/** Returns the share of the milk that has been drunk (0 to 1) at this share of the act. */
export const drunkAt = (share: number): number => DRUNK * sine((share * ACT_MS.drinks - LAPS_AT) / (DRINKS.laps * DRINKS.lapMs))

const BENDS = ['cat-looks', 'cat-bends-1', 'cat-bends-2', 'cat-bends-3', 'cat-drinks'] as const
export const CAT_PICTURES = ['cat-waits', ...BENDS, 'cat-laps'] as const

/** @param from the picture that the cat shows before the act */
export const catActs = (from: 'cat-waits' | 'cat-looks'): Acts => ({
  drinks: {
    spread: 1,
    paint: (sheet, _colour, share) => {
      const { looks, bent, tongue } = drinkingAt(share)
      if (looks < 1) return paintBetween(sheet, [from, BENDS[0]], looks)
      paintBetween(sheet, BENDS, bent * (BENDS.length - 1))
      if (tongue > 0) paintTongue(sheet, tongue)
    },
  },
})

function paintTongue({ context, side }: PaintSurface, share: number): void {
  const picture = fetchedPhotograph('cat-laps')
  if (picture === undefined) return
  const [left, top, width, height] = TONGUE.map((part) => part * side) as [number, number, number, number]
  context.save()
  context.beginPath()
  context.rect(left - side / 2, top - side / 2, width, height)
  context.clip()
  context.globalAlpha = share
  context.drawImage(picture, -side / 2, -side / 2, side, side)
  context.restore()
}

/** The white surface of the milk sinks as the cat laps, until the blue inside of the bowl shows. */
export const bowlActs: Acts = {
  drinks: {
    spread: 1,
    paint: (sheet, colour, share) => {
      const { context, side } = sheet
      const drunk = drunkAt(share)
      if (drunk === 0) return paintPhotograph(sheet, 'bowl-rimmed-milk', colour)
      const at = (name: 'y' | 'rx' | 'ry') => (MILK.full[name] + (MILK.empty[name] - MILK.full[name]) * drunk) * side
      paintPhotograph(sheet, 'bowl-rimmed', colour)
      context.save()
      context.beginPath()
      context.ellipse(0, at('y'), at('rx'), at('ry'), 0, 0, Math.PI * 2)
      context.clip()
      context.translate(0, (at('y') - MILK.full.y * side) / 2)
      paintPhotograph(sheet, 'bowl-rimmed-milk', colour)
      context.restore()
    },
  },
}

/** The panel of a door: its place in the door's square, and the extra height of its right edge, at the top and at the bottom, seen from that side. */
interface Panel {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly falls: number
}

/**
 * Returns the act in which a door's panel turns about the hinge on its left and shows a warm room.
 * @param paint paints the closed door
 */
export const doorActs = (paint: (sheet: PaintSurface) => void, at: Panel): Acts => ({
  opens: {
    spread: 1,
    paint: (sheet, _colour, share) => {
      const { context, side } = sheet
      const [left, top, right, bottom] = [at.left, at.top, at.right, at.bottom].map((edge) => (edge - 0.5) * side) as [number, number, number, number]
      const wide = 1 - (1 - OPEN.leaves) * sine(share)
      const panel = () => {
        context.beginPath()
        context.moveTo(left, top)
        context.lineTo(right, top - at.falls * side)
        context.lineTo(right, bottom + at.falls * side)
        context.lineTo(left, bottom)
        context.closePath()
      }
      paint(sheet)
      if (wide === 1) return
      context.save()
      panel()
      context.fillStyle = ROOM_BEHIND
      context.fill()
      context.clip()
      context.translate(left, 0)
      context.transform(wide, (1 - wide) * OPEN.falls, 0, 1, 0, 0)
      context.translate(-left, 0)
      panel()
      context.clip()
      paint(sheet)
      context.restore()
    },
  },
})
