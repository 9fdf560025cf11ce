import type { ChildProfile } from './childProfile'
import type { Dials } from './dials'
import { type BackgroundName, backgrounds, type ColourName, palette, type Hex, shadeTo } from './palette'
import type { SupportLevel } from './support'

/** Every appearing and leaving is eased over at least this long (clinical-design.md §1.7, 2; the engine's onset). */
export const FADE_MS = 400
/** A change of the whole screen, and of a large part of it, is slower still. */
export const SCREEN_FADE_MS = 800
/** Saturated red and orange appear and leave no faster than this (§1.7, 3). */
export const RED_FADE_MS = 1000
/** ... do not come again within this time ... */
export const RED_REPEAT_MS = 2000
/** ... and move no faster than this fraction of the stage's width a second. */
export const RED_MAX_SPEED = 0.06
/** Nothing else moves faster than this. */
export const MAX_SPEED = 0.15
/** ... and what comes by itself or to a finger goes no faster than this: it may sway and grow on its way, and the edges move by the sum. */
export const GLIDE_SPEED = 0.1
/** A stage that has gone dark comes back no sooner than this after it began to: rest and go on, pressed in turns, are a flash of the whole picture. */
export const REST_LEAST_MS = RED_REPEAT_MS
/** Sparks (clinical-design.md §1.7, 5): so many alive, each so large (stage heights), for so long at least, and one burst in so long. */
export const SPARKS = { most: 40, size: 0.03, lifeMs: 2400, burstEveryMs: 2000 } as const
/** A thing may brighten in answer to touches at most this often. */
export const ACKNOWLEDGE_EVERY_MS = 1000
/**
 * Strict mode dims every thing to this share of its light (§1.7, 6). It is dimmed in its own colour and stays as opaque as it
 * is: seen through, a thing of several layers would show what lies behind each of them. Over black that is what an opacity
 * of the same share makes. The other grounds are dark themselves (grey has a luminance of 0.03), and what lies over them is
 * a little darker than an opacity would make it, never brighter; a ground of several colours is dimmed like a thing.
 */
export const STRICT_BRIGHTNESS = 0.7
/** No target is smaller than this fraction of the stage's height, nor larger. */
export const MIN_TARGET_SIZE = 0.1
/** ... and none is smaller than this on the glass, nor the area that takes its touches (cm; clinical-design.md §1.6, §1.10). */
export const LEAST_CM = 1.5
export const LEAST_HIT_CM = 2
/** Height of the stage (cm) on a 10.2-inch tablet of 4:3: what is assumed until an adult has told the screen's size. */
export const TABLET_HEIGHT_CM = 15.5
/** Least height of a line of letters on the stage (clinical-design.md §1.6). */
export const MIN_LINE_SIZE = 0.12
export const MAX_TARGET_SIZE = 0.7

const SATURATED_RED_SHARE = 0.8
/** A picture counts as red from this share of its own pixels on, whatever colour was planned for it. */
const RED_PICTURE_SHARE = 0.05
/** Fainter pixels have no colour that anybody sees. */
const SEEN_ALPHA = 32
const SEEN_LIGHT = 0.03

/** A channel of a colour, 0 to 255, as light from 0 to 1 (sRGB transfer of WCAG 2). */
function lightOf(byte: number): number {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Linear red, green and blue of a colour, each 0 to 1. */
function linear(hex: Hex): readonly [number, number, number] {
  const channel = (from: number) => lightOf(Number.parseInt(hex.slice(from, from + 2), 16))
  return [channel(1), channel(3), channel(5)]
}

/** Relative luminance 0 to 1 (WCAG 2). */
export function luminanceOf(hex: Hex): number {
  const [r, g, b] = linear(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The same hue with no more light (relative luminance) than this. */
export const withLightOf = (colour: Hex, most: number): Hex => (luminanceOf(colour) <= most ? colour : shadeTo(colour, most / luminanceOf(colour)))

/** A colour as strict mode shows it, or as it is. Each channel as a byte, as the canvas dims: see `dimmed`. */
export function inLight(colour: Hex, strict: boolean): Hex {
  if (!strict) return colour
  const channel = (from: number) => Math.round(Number.parseInt(colour.slice(from, from + 2), 16) * STRICT_BRIGHTNESS)
  return `#${[1, 3, 5].map((from) => channel(from).toString(16).padStart(2, '0')).join('')}`.toUpperCase() as Hex
}

/** Contrast ratio 1 to 21 (WCAG 2). */
export function contrastOf(one: Hex, other: Hex): number {
  const [dark, light] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** The least contrast of a thing on its background that is advised (clinical-design.md §1.6). */
export const LEAST_CONTRAST: Readonly<Record<SupportLevel, number>> = { A: 7, B: 4.5, C: 4.5 }

/** The contrast of a child's colour on its background, where it is less than is advised; null where it is enough. */
export function lackingContrast(colour: ColourName, background: BackgroundName, support: SupportLevel): number | null {
  const contrast = contrastOf(palette[colour], backgrounds[background])
  return contrast < LEAST_CONTRAST[support] ? contrast : null
}

/** Whether a colour is one that WCAG's red-flash rule is about: R/(R+G+B) >= 0.8 in linear light, at two decimals. */
export function isSaturatedRed(hex: Hex): boolean {
  const [r, g, b] = linear(hex)
  return Math.round((r / (r + g + b)) * 100) / 100 >= SATURATED_RED_SHARE
}

/** How much of what can be seen in a picture is saturated red, 0 to 1; pixels as red, green, blue and alpha. */
export function redShareOf(pixels: ArrayLike<number>): number {
  let seen = 0
  let red = 0
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < SEEN_ALPHA) continue
    seen += 1
    const [r, g, b] = [lightOf(pixels[at] ?? 0), lightOf(pixels[at + 1] ?? 0), lightOf(pixels[at + 2] ?? 0)]
    if (r + g + b > SEEN_LIGHT && r / (r + g + b) >= SATURATED_RED_SHARE) red += 1
  }
  return seen === 0 ? 0 : red / seen
}

/** Whether a picture with this share of red keeps the rules for red. */
export const isRedPicture = (redShare: number): boolean => redShare >= RED_PICTURE_SHARE

/** How long something red, or anything else, takes to appear or leave, in ms. */
export const fadeMsFor = (isRed: boolean): number => (isRed ? RED_FADE_MS : FADE_MS)

/** How long this colour takes to appear or leave, in ms. */
export const fadeMsOf = (hex: Hex): number => fadeMsFor(isSaturatedRed(hex))

/** How fast something red, or anything else, moves at most (stage widths per second). */
export const maxSpeedFor = (isRed: boolean): number => (isRed ? RED_MAX_SPEED : MAX_SPEED)

/** The same colour for what comes, goes and moves often, as the mark of what would be chosen does: coral stands for red there (clinical-design.md §1.6). */
export const restlessColour = (hex: Hex): Hex => (isSaturatedRed(hex) ? palette.coral : hex)

/** A speed (stage widths per second) that is safe for this colour. */
export const safeSpeed = (hex: Hex, speed: number): number => (isSaturatedRed(hex) ? Math.min(speed, RED_MAX_SPEED) : speed)

const shareOf = (cm: number, heightCm: number): number => Math.min(MAX_TARGET_SIZE, Math.max(MIN_TARGET_SIZE, cm / heightCm))

/** The smallest target, and the smallest area that takes touches, in heights of a stage that is so high. */
export const leastTargetSize = (heightCm: number = TABLET_HEIGHT_CM): number => shareOf(LEAST_CM, heightCm)
export const leastHitSize = (heightCm: number = TABLET_HEIGHT_CM): number => shareOf(LEAST_HIT_CM, heightCm)

/** The same dials on a stage that is so high: nothing is smaller there than a child can see and touch. */
export const onStageOf = (dials: Dials, heightCm?: number): Dials => ({
  ...dials,
  targetSize: Math.max(leastTargetSize(heightCm), dials.targetSize),
  hitSize: Math.max(leastHitSize(heightCm), dials.hitSize),
})

/** Strict until somebody said that there is no epilepsy, or that light is no danger: a question that nobody answered is no "no". */
export const isStrict = ({ epilepsy, photosensitive }: Pick<ChildProfile, 'epilepsy' | 'photosensitive'>): boolean =>
  photosensitive === 'yes' || (photosensitive === 'unknown' && epilepsy !== 'no')

/** The profile as it is played: where strict mode holds for everybody, every child counts as sensitive to light. */
export const underFlags = (profile: ChildProfile, { strictEverywhere }: { readonly strictEverywhere: boolean }): ChildProfile =>
  strictEverywhere ? { ...profile, photosensitive: 'yes' } : profile

/** The last word on every dial: whatever a person chose, these limits hold. */
export function withinSafety(dials: Dials): Dials {
  const targetSize = Math.min(MAX_TARGET_SIZE, Math.max(MIN_TARGET_SIZE, dials.targetSize))
  const usesRed = [dials.colour, dials.secondColour].some((name) => isSaturatedRed(palette[name]))
  const anyZone = Object.values(dials.zones).some((weight) => weight > 0)
  return {
    ...dials,
    targetSize,
    hitSize: Math.max(MIN_TARGET_SIZE, dials.hitSize),
    gapMs: Math.max(usesRed ? RED_REPEAT_MS : ACKNOWLEDGE_EVERY_MS, dials.gapMs),
    rewardMs: Math.max(ACKNOWLEDGE_EVERY_MS, dials.rewardMs),
    glow: dials.glow && !dials.lightGazer,
    // A map without a single open zone would leave nowhere to show anything.
    zones: anyZone ? dials.zones : { ...dials.zones, 5: 1 },
  }
}
