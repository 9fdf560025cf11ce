import { ACT_MS } from '#domain/trials/plan/acts'
import { sine } from './eased'
import type { Acts, PaintSurface } from './paint'
import { fetchedPhotograph, paintBetween, paintPhotograph } from './photographs'

/** Stages of a cat's drinking (ms): it looks at its bowl, bends its neck, laps several times, and pauses. */
const DRINKS = { lookMs: 800, bendMs: 2600, lapMs: 1500, laps: 4 } as const
const LAPS_AT = DRINKS.lookMs + DRINKS.bendMs
/** Share of the milk that has been drunk at the end. */
const DRUNK = 0.8
/** The only part of the cat's square (left, top, width, height) that changes while it laps: rendered fur differs from frame to frame and would flicker. */
const TONGUE = [0.755, 0.665, 0.105, 0.1] as const
/** The milk's surface in the bowl's square, full and empty: its centre, half-width and half-height. */
const MILK = { full: { y: -0.215, rx: 0.405, ry: 0.085 }, empty: { y: -0.12, rx: 0.17, ry: 0.024 } } as const
/** Visible share of an open door's width, and the drop of its far edge. */
const OPEN = { leaves: 0.3, falls: 0.06 } as const
const ROOM_BEHIND = '#4A2C10'

/** Angles of a cat at this point of its drinking: how far it has turned away from us, bent down, and put out its tongue. */
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

/** Share of the milk that has been drunk, 0 to 1. */
export const drunkAt = (share: number): number => DRUNK * sine((share * ACT_MS.drinks - LAPS_AT) / (DRINKS.laps * DRINKS.lapMs))

const BENDS = ['cat-looks', 'cat-bends-1', 'cat-bends-2', 'cat-bends-3', 'cat-drinks'] as const
export const CAT_PICTURES = ['cat-waits', ...BENDS, 'cat-laps'] as const

/** @param from the picture before the act */
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

/** The white surface sinks as the cat laps, until the blue inside shows. */
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

/** Place of a door's panel in its square, and extra height of its right edge, up and down, seen from that side. */
interface Panel {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly falls: number
}

/** Turns the panel about the hinge on its left and shows a warm room. `paint`: the closed door. */
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
