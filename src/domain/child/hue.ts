import type { Hex } from './palette'
import { isSaturatedRed } from './safety'

/*
 * Finds another hue of the same lightness in OKLCH (Ottosson 2020, https://bottosson.github.io/posts/oklab), so that two colours
 * differ only in hue.
 */

const toLinear = (byte: number): number => (byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4)
const toByte = (light: number): number => Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055))

type Three = readonly [number, number, number]

function toOklab(hex: Hex): Three {
  const channel = (from: number): number => toLinear(Number.parseInt(hex.slice(from, from + 2), 16))
  const [r, g, b] = [channel(1), channel(3), channel(5)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function toLight([lightness, a, b]: Three): Three {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** Maximum lightness of a pair. Lighter colours have only pale partners of the same lightness. */
const MOST_LIGHTNESS = 0.78
/** Factor by which chroma is reduced, repeatedly, until a screen can show the colour. */
const PALER = 0.98
const isShown = (light: Three): boolean => light.every((channel) => channel >= -1e-4 && channel <= 1 + 1e-4)

/**
 * Returns a colour and its partner `degrees` of hue away, on the side where neither is saturated red. Both get the chroma of the
 * paler one.
 */
export function pairOfHues(colour: Hex, degrees: number): readonly [Hex, Hex] {
  const pair = turnedBy(colour, degrees)
  return pair.some(isSaturatedRed) ? turnedBy(colour, -degrees) : pair
}

function turnedBy(colour: Hex, degrees: number): readonly [Hex, Hex] {
  const [given, a, b] = toOklab(colour)
  const lightness = Math.min(given, MOST_LIGHTNESS)
  const [chroma, hue] = [Math.hypot(a, b), Math.atan2(b, a)]
  const turned = hue + (degrees * Math.PI) / 180
  const of = (share: number, angle: number): Three => toLight([lightness, share * chroma * Math.cos(angle), share * chroma * Math.sin(angle)])
  let share = 1
  while (share > 0.01 && !(isShown(of(share, turned)) && isShown(of(share, hue)))) share *= PALER
  return [hexOf(of(share, hue)), hexOf(of(share, turned))]
}

const hexOf = (light: Three): Hex =>
  `#${light
    .map((channel) =>
      toByte(Math.min(1, Math.max(0, channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`.toUpperCase() as Hex
