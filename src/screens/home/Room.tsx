/*
 * The room around the light, on a grid of 480 × 430. Nothing in it moves. The tablet's screen starts at (42, 66) and
 * measures 376 × 254.
 */

const BOX = '0 0 480 430'

/** The tablet, and the glow of its light in the room and on the table. */
export function Tablet() {
  return (
    <svg viewBox={BOX}>
      <defs>
        <radialGradient id="room" cx=".46" cy=".47" r=".5">
          <stop offset="0" stopColor="#FFB84D" stopOpacity=".3" />
          <stop offset=".5" stopColor="#B8651F" stopOpacity=".11" />
          <stop offset="1" stopColor="#0E0B14" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="table" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(214 322) scale(300 96)">
          <stop offset="0" stopColor="#FFC46B" stopOpacity=".3" />
          <stop offset="1" stopColor="#FFC46B" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect x="-260" y="-220" width="1000" height="860" fill="url(#room)" />
      <rect x="-120" y="318" width="700" height="130" fill="url(#table)" />
      <rect x="22" y="46" width="416" height="292" rx="28" fill="#2A2140" />
      <rect x="24" y="48" width="412" height="290" rx="26" fill="#17111F" />
    </svg>
  )
}

/** The limbs of the hand, from the wrist to the tip of each finger: path and width. */
const LIMBS = [
  ['M470 470 392 372', 84],
  ['M386 372 370 346', 96],
  ['M352 318 292 252', 29],
  ['M374 308 338 276 346 300', 29],
  ['M396 312 364 284 370 306', 28],
  ['M340 364 300 338 296 322', 27],
] as const

/** A child's hand that reaches for the light and is lit by it. */
export function Hand() {
  return (
    <svg viewBox={BOX}>
      <defs>
        <linearGradient id="fade" x1="0" y1="0" x2="0" y2="1">
          <stop offset=".72" stopColor="#FFFFFF" />
          <stop offset="1" stopColor="#000000" />
        </linearGradient>
        <mask id="away" maskUnits="userSpaceOnUse" x="200" y="200" width="400" height="250">
          <rect x="200" y="200" width="400" height="240" fill="url(#fade)" />
        </mask>
      </defs>
      <g mask="url(#away)" fill="none" strokeLinecap="round" strokeLinejoin="round">
        <g stroke="#F0B25E" transform="translate(-3 -3)">
          <Limbs />
        </g>
        <g stroke="#2E2239">
          <Limbs />
        </g>
      </g>
    </svg>
  )
}

const Limbs = () => LIMBS.map(([path, breadth]) => <path key={path} d={path} strokeWidth={breadth} />)
