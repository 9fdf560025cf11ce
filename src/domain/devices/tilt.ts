/** Tilt of the picture in degrees; positive when the right edge (x) or the lower edge (y) is down. */
export interface Lean {
  readonly x: number
  readonly y: number
}

/** Tilt as reported by the browser: degrees front to back and left to right, however the picture is rotated. */
export interface DeviceTilt {
  readonly beta: number
  readonly gamma: number
}

export const flat: Lean = { x: 0, y: 0 }

/** Tilt (degrees) at which things move at full speed. */
const FULL_DEGREES = 20

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const degrees = (sine: number): number => (Math.asin(Math.max(-1, Math.min(1, sine))) * 180) / Math.PI

/** Returns the tilt of the picture. `angle` is the picture's rotation on the device (0, 90, 180 or 270 degrees). */
export function leanOf({ beta, gamma }: DeviceTilt, angle: number): Lean {
  // The tilt is calculated from gravity, because the angles themselves jump when a tablet is upright.
  const right = degrees(Math.cos(radians(beta)) * Math.sin(radians(gamma)))
  const down = degrees(Math.sin(radians(beta)))
  switch (((angle % 360) + 360) % 360) {
    case 90:
      return { x: down, y: -right }
    case 180:
      return { x: -right, y: -down }
    case 270:
      return { x: -down, y: right }
    default:
      return { x: right, y: down }
  }
}

/** Returns the tilt relative to a mounted tablet's rest position. */
export const relativeLean = (lean: Lean, zero: Lean): Lean => ({ x: lean.x - zero.x, y: lean.y - zero.y })

/**
 * Returns the push that a tilt gives to things, from -1 to 1 on each axis. There is none within the dead zone for a trembling
 * hand, and no jump at the edge of the zone.
 */
export function pushOf({ x, y }: Lean, deadDegrees: number): Lean {
  const far = Math.hypot(x, y)
  if (far <= deadDegrees) return flat
  const strength = Math.min(1, (far - deadDegrees) / Math.max(1, FULL_DEGREES - deadDegrees))
  return { x: (x / far) * strength, y: (y / far) * strength }
}
