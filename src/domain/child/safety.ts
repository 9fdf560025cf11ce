import type { ChildProfile } from './childProfile'
import type { Dials } from './dials'
import { type BackgroundName, backgrounds, type ColourName, palette, type Hex, shadeTo } from './palette'
import type { SupportLevel } from './support'

/** Minimum time (ms) of an eased fade in or out (clinical-design.md §1.7, 2; the engine's onset). */
export const FADE_MS = 400
/** Minimum time (ms) of a change of the whole screen or a large part of it. */
export const SCREEN_FADE_MS = 800
/** Minimum time (ms) of a fade of saturated red and orange (§1.7, 3). */
export const RED_FADE_MS = 1000
/** Minimum time (ms) before red appears again. */
export const RED_REPEAT_MS = 2000
/** Maximum speed of red (stage widths per second). */
export const RED_MAX_SPEED = 0.06
/** Maximum speed of any other colour (stage widths per second). */
export const MAX_SPEED = 0.15
/**
 * Maximum speed (stage widths per second) of a thing that moves by itself or towards a finger. The thing may also sway and grow,
 * and its edges then move at the sum of these speeds.
 */
export const GLIDE_SPEED = 0.1
/** Minimum time (ms) for which a darkened stage stays dark: pausing and resuming quickly would flash the whole picture. */
export const MIN_REST_MS = RED_REPEAT_MS
/**
 * Limits of sparks (clinical-design.md §1.7, 5): maximum number, size (stage heights), minimum life, and minimum time between
 * bursts.
 */
export const SPARKS = { most: 40, size: 0.03, lifeMs: 2400, burstEveryMs: 2000 } as const
/** Minimum time (ms) between two brightenings of a thing by touch. */
export const ACKNOWLEDGE_EVERY_MS = 1000
/**
 * Share of its light to which strict mode dims every thing (§1.7, 6). The colours are dimmed and the thing stays opaque:
 * otherwise a thing of several layers would show the layers behind. Over black the result equals an opacity of the same share.
 * Over the other grounds, which are dark (grey has a luminance of 0.03), it is slightly darker, never brighter. A ground of
 * several colours is dimmed like a thing.
 */
export const STRICT_BRIGHTNESS = 0.7
/** Minimum and maximum target size, as fractions of the stage's height. */
export const MIN_TARGET_SIZE = 0.1
/** Minimum size of a target and of a hit area on the glass (cm; clinical-design.md §1.6, §1.10). */
export const MIN_TARGET_CM = 1.5
export const MIN_HIT_CM = 2
/** Stage height (cm) of a 10.2-inch 4:3 tablet, assumed until an adult enters the screen's size. */
export const TABLET_HEIGHT_CM = 15.5
/** Minimum line height of letters on the stage, as a fraction of its height (clinical-design.md §1.6). */
export const MIN_LINE_SIZE = 0.12
export const MAX_TARGET_SIZE = 0.7

const SATURATED_RED_SHARE = 0.8
/** Share of red pixels from which a picture counts as red, whatever colour was planned for it. */
const RED_PICTURE_SHARE = 0.05
/** Minimum alpha and light of a pixel. The colour of fainter pixels cannot be seen. */
const SEEN_ALPHA = 32
const SEEN_LIGHT = 0.03

/** Returns the linear light (0 to 1) of a channel (0 to 255), by the sRGB transfer function of WCAG 2. */
function lightOf(byte: number): number {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Returns linear red, green and blue, each from 0 to 1. */
function linear(hex: Hex): readonly [number, number, number] {
  const channel = (from: number) => lightOf(Number.parseInt(hex.slice(from, from + 2), 16))
  return [channel(1), channel(3), channel(5)]
}

/** Returns the relative luminance from 0 to 1 (WCAG 2). */
export function luminanceOf(hex: Hex): number {
  const [r, g, b] = linear(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Returns the same hue with at most this relative luminance. */
export const withLightOf = (colour: Hex, most: number): Hex => (luminanceOf(colour) <= most ? colour : shadeTo(colour, most / luminanceOf(colour)))

/** Returns a colour as strict mode shows it. Rounds each channel to a byte, as the canvas does: see `dimmed`. */
export function inLight(colour: Hex, strict: boolean): Hex {
  if (!strict) return colour
  const channel = (from: number) => Math.round(Number.parseInt(colour.slice(from, from + 2), 16) * STRICT_BRIGHTNESS)
  return `#${[1, 3, 5].map((from) => channel(from).toString(16).padStart(2, '0')).join('')}`.toUpperCase() as Hex
}

/** Returns the contrast ratio from 1 to 21 (WCAG 2). */
export function contrastOf(one: Hex, other: Hex): number {
  const [dark, light] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Minimum recommended contrast between a thing and its background (clinical-design.md §1.6). */
export const LEAST_CONTRAST: Readonly<Record<SupportLevel, number>> = { A: 7, B: 4.5, C: 4.5 }

/** Returns the contrast between a child's colour and the background if it is below the recommended value, otherwise null. */
export function insufficientContrast(colour: ColourName, background: BackgroundName, support: SupportLevel): number | null {
  const contrast = contrastOf(palette[colour], backgrounds[background])
  return contrast < LEAST_CONTRAST[support] ? contrast : null
}

/** Whether WCAG's red-flash rule applies to a colour: R/(R+G+B) >= 0.8 in linear light, to two decimals. */
export function isSaturatedRed(hex: Hex): boolean {
  const [r, g, b] = linear(hex)
  return Math.round((r / (r + g + b)) * 100) / 100 >= SATURATED_RED_SHARE
}

/** Returns the share (0 to 1) of a picture's visible pixels that are saturated red. Pixels are RGBA bytes. */
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

/** Whether the rules for red apply to a picture with this share of red. */
export const isRedPicture = (redShare: number): boolean => redShare >= RED_PICTURE_SHARE

/** Returns the fade time (ms) of red or of any other colour. */
export const fadeMsFor = (isRed: boolean): number => (isRed ? RED_FADE_MS : FADE_MS)

/** Returns the fade time (ms) of this colour. */
export const fadeMsOf = (hex: Hex): number => fadeMsFor(isSaturatedRed(hex))

/** Returns the maximum speed of red or of any other colour (stage widths per second). */
export const maxSpeedFor = (isRed: boolean): number => (isRed ? RED_MAX_SPEED : MAX_SPEED)

/** Returns the colour for things that often appear and move, such as the scan frame: coral replaces red (clinical-design.md §1.6). */
export const restlessColour = (hex: Hex): Hex => (isSaturatedRed(hex) ? palette.coral : hex)

/** Limits a speed (stage widths per second) to one that is safe for this colour. */
export const safeSpeed = (hex: Hex, speed: number): number => (isSaturatedRed(hex) ? Math.min(speed, RED_MAX_SPEED) : speed)

const shareOf = (cm: number, heightCm: number): number => Math.min(MAX_TARGET_SIZE, Math.max(MIN_TARGET_SIZE, cm / heightCm))

/** Returns the minimum size of a target or hit area, in stage heights, on a stage of this height (cm). */
export const minTargetSize = (heightCm: number = TABLET_HEIGHT_CM): number => shareOf(MIN_TARGET_CM, heightCm)
export const minHitSize = (heightCm: number = TABLET_HEIGHT_CM): number => shareOf(MIN_HIT_CM, heightCm)

/** Returns the settings for a stage of this height (cm), with sizes raised to the minimum that a child can see and touch. */
export const stageDialsOf = (dials: Dials, heightCm?: number): Dials => ({
  ...dials,
  targetSize: Math.max(minTargetSize(heightCm), dials.targetSize),
  hitSize: Math.max(minHitSize(heightCm), dials.hitSize),
})

/** Answers that decide whether the light limits are strict. */
export type SafetyAnswers = Pick<ChildProfile, 'epilepsy' | 'photosensitive' | 'answered'>

/**
 * Whether strict mode applies. It does until someone states that there is no epilepsy or that light is safe. An unanswered
 * question does not count as "no".
 */
export const isStrict = ({ epilepsy, photosensitive }: Pick<ChildProfile, 'epilepsy' | 'photosensitive'>): boolean =>
  photosensitive === 'yes' || (photosensitive === 'unknown' && epilepsy !== 'no')

/** Returns the profile used in play. If strict mode is on for everyone, each child counts as photosensitive. */
export const underFlags = (profile: ChildProfile, { strictEverywhere }: { readonly strictEverywhere: boolean }): ChildProfile =>
  strictEverywhere ? { ...profile, photosensitive: 'yes' } : profile

/** Applies the safety limits, whatever a person has chosen. */
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
    // With every zone closed, nothing could be placed.
    zones: anyZone ? dials.zones : { ...dials.zones, 5: 1 },
  }
}
