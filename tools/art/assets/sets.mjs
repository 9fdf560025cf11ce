import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Matches pictures that their owners have reserved (brands, flags, products), and dark squares that show no thing. */
const excluded = [/^flag-/, /-flag$/, /^flags?$/, /^video-game$/, /paperclip/, /technologist/, /^joystick$/, /^(fireworks|sparkler)$/]

/** Whether a picture of the sets may not be distributed. */
export const isExcluded = (id) => excluded.some((pattern) => pattern.test(id))

const sets = {
  flat: require('@iconify-json/fluent-emoji-flat/icons.json'),
  rich: require('@iconify-json/noto/icons.json'),
}

/** Returns the picture `id` of the set 'flat' or 'rich' as a complete SVG. Throws an error for an unknown or an excluded id. */
export function pictureOf(set, id) {
  if (isExcluded(id)) throw new Error(`The picture ${id} may not be shipped.`)
  const { icons, aliases, width = 16, height = width } = sets[set]
  const icon = icons[id] ?? icons[aliases?.[id]?.parent]
  if (!icon) throw new Error(`The set ${set} has no picture ${id}.`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${icon.width ?? width} ${icon.height ?? height}">${icon.body}</svg>`
}
