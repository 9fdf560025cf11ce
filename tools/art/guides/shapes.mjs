export const WIDTH = 640
export const HEIGHT = 384
export const YELLOW = '#FFE600'
export const TEAL = '#17B8A6'
export const DUSK = '#9D86CF'
const DEEP = '#5B3A96'
export const EDGE = '#3A3048'

/**
 * Places a render with its centre at fractions of the picture. `high` is its height as a fraction of the picture's, and `light` (0 to 1) dims it. If `part`
 * is given (x, y, radius as fractions of the render), only that part is visible.
 */
export const thing = (name, x, y, high, light = 1, part = null) => ({ name, x, y, high, light, part })
export const drawn = (shapes) => ({ shapes })

let names = 0
/** Draws a soft light of one colour with a solid ball inside. */
export function ball(x, y, r, colour = YELLOW, light = 1) {
  const id = `b${names++}`
  return `<defs><radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${0.3 * light}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>
    <radialGradient id="${id}s" cx="0.4" cy="0.35" r="0.75"><stop offset="0" stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0.8"/></radialGradient></defs>
    <circle cx="${x}" cy="${y}" r="${r * 1.7}" fill="url(#${id})"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id}s)" opacity="${light}"/>`
}
export const glow = (x, y, r, colour, light = 0.16) => {
  const id = `g${names++}`
  return `<defs><radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${light}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient></defs><circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id})"/>`
}
export const tablet = (x, y, w, h, inside = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="18" fill="#2A2433"/><rect x="${x + 12}" y="${y + 12}" width="${w - 24}" height="${h - 24}" rx="8" fill="#000"/>${inside}`
export const stand = (x, y) => `<path d="M${x - 46} ${y + 56}L${x - 12} ${y}H${x + 12}L${x + 46} ${y + 56}Z" fill="#1E1926"/>`
/** Draws a calm silhouette, lit from the left. */
export function person(x, y, size, colour = DEEP, light = DUSK) {
  const id = `p${names++}`
  return `<defs><linearGradient id="${id}"><stop offset="0" stop-color="${light}"/><stop offset="0.55" stop-color="${colour}"/></linearGradient></defs>
    <g transform="translate(${x} ${y}) scale(${size})" fill="url(#${id})"><circle r="34"/><path d="M-62 132C-62 72 -38 46 0 46S62 72 62 132Z"/></g>`
}
/** Draws an open hand with its sleeve, seen from the side, with the fingers to the right. */
export const hand = (x, y, size, colour, sleeve, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M-176 -30C-150 -36 -120 -36 -92 -32V30C-120 34 -150 34 -176 30C-186 10 -186 -10 -176 -30Z" fill="${sleeve}"/><path d="M-98 -27C-66 -33 -34 -38 0 -36C44 -33 92 -22 122 -10C136 -4 132 12 117 11C94 9 70 4 48 4C40 4 38 10 30 15C6 30 -48 30 -98 26Z" fill="${colour}"/><path d="M-18 6C6 10 36 20 52 32C60 40 52 48 42 45C18 38 -10 30 -34 20Z" fill="${colour}"/></g>`
export const curtain = (x) => `<path d="M${x} 0C${x + 14} 130 ${x - 8} 250 ${x + 6} 384H${x + 92}C${x + 80} 250 ${x + 100} 130 ${x + 88} 0Z" fill="#231A38"/>`
export const sheet = (x, y, w, h, lines, colour = '#332A45') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="14" fill="#1C1628" stroke="${colour}" stroke-width="3"/>${Array.from({ length: lines }, (_, at) => `<rect x="${x + 28}" y="${y + 34 + (at * (h - 60)) / lines}" width="${(w - 56) * (at % 3 === 2 ? 0.6 : 1)}" height="9" rx="4.5" fill="#6E5F91"/>`).join('')}`
