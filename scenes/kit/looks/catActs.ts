import { ACT_MS } from '#domain/trials/plan/acts'
import { sine } from './eased'
import type { Acts, Sheet } from './paint'
import { fetchedPhotograph, paintBetween, paintPhotograph } from './photographs'

/** How a cat drinks, ms: it looks to its bowl, bends its neck, laps, one after the other, and stays a moment. */
const DRINKS = { lookMs: 800, bendMs: 2600, lapMs: 1500, laps: 4 } as const
const LAPS_AT = DRINKS.lookMs + DRINKS.bendMs
/** So much of the milk is gone at the end. */
const DRUNK = 0.8
/** Only what is within this part of the cat's square (left, top, width, height) changes while it laps: fur never looks twice alike, and would flicker. */
const TONGUE = [0.755, 0.665, 0.105, 0.1] as const
/** The milk's surface in the square of the bowl, full and empty: its middle, and half its width and height. */
const MILK = { full: { y: -0.215, rx: 0.405, ry: 0.085 }, empty: { y: -0.12, rx: 0.17, ry: 0.024 } } as const
/** Of the width of an open door so much is still seen, and its far edge is so much lower. */
const OPEN = { leaves: 0.3, falls: 0.06 } as const
const ROOM_BEHIND = '#4A2C10'

/** How far a cat is with its drinking: how much it looks away from us, how far it is bent, and how far its tongue is out. */
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

/** How much of the milk is drunk, 0 to 1. */
export const drunkAt = (share: number): number => DRUNK * sine((share * ACT_MS.drinks - LAPS_AT) / (DRINKS.laps * DRINKS.lapMs))

const BENDS = ['cat-looks', 'cat-bends-1', 'cat-bends-2', 'cat-bends-3', 'cat-drinks'] as const
export const CAT_PICTURES = ['cat-waits', ...BENDS, 'cat-laps'] as const

/** `from`: the picture that it wears before. */
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

function paintTongue({ context, side }: Sheet, share: number): void {
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

/** Its white sinks as it is lapped, until the blue ground is seen. */
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

/** Where the panel of a door is within its square, and how much farther its right edge reaches up and down, seen from that side. */
interface Panel {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly falls: number
}

/** Its panel turns about the hinge at its left, and a warm room is seen. `paint`: the door that is closed. */
export const doorActs = (paint: (sheet: Sheet) => void, at: Panel): Acts => ({
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
