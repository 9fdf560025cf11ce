import { hairs, irises, mixed, skins } from './colours.mjs'
import { beard, mouth } from './mouth.mjs'
import { glasses, nose } from './nose.mjs'
import { brows, eyes } from './eyes.mjs'
import { ears, head, headOf, neck, top } from './head.mjs'
import { hair } from './hair.mjs'
import { ring, VIEW } from './lines.mjs'

/** Parts from back to front. Each becomes a group with this name. */
const parts = { neck, top, head, beard, hair, ears, eyes, eyebrows: brows, nose, mouth, glasses }

/** Returns a frontal face as an SVG. `name` keeps the ids of its colours different from those of other faces. */
export function faceSvg(person, expression, name) {
  const drawn = { full: 1, ...person, expression }
  const look = lookOf(drawn, name)
  const strokes = Object.fromEntries(Object.entries(parts).map(([part, draw]) => [part, draw(drawn, look)]))
  if (look.hairline) {
    look.clips.skull = ring(headOf(drawn))
    const stroke = mixed(look.skin.shade, look.skin.deep, 0.45)
    strokes.head.push({ path: look.hairline, stroke, width: 36, opacity: 0.6, cap: 'butt', clip: 'skull' })
  }
  const groups = Object.entries(strokes)
    .filter(([, list]) => list.length > 0)
    .map(
      ([part, list]) =>
        `<g id="${part}">${list
          .map((stroke) => written(stroke, look))
          .join('')
          .replaceAll('</g><g id="cheeks">', '')}</g>`,
    )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${boxOf(drawn)}"><defs>${colours(drawn, look)}</defs>${groups.join('')}</svg>\n`
}

/** Returns a square around the whole bust, so that a face is as large as any other picture. */
const boxOf = () => `${(VIEW.width - VIEW.height) / 2} 0 ${VIEW.height} ${VIEW.height}`

function lookOf(person, name) {
  const skin = skins[person.skin]
  const isDark = person.skin === 'brown' || person.skin === 'deep'
  const own = hairs[person.beard ?? person.hair.colour]
  const isLight = own === hairs.silver || own === hairs.white
  const brow = isLight
    ? { dark: isDark ? own.base : '#6c6e7d', light: isDark ? own.strand : '#9da0af' }
    : { dark: own === hairs.blond ? '#94681c' : mixed(own.dark, own.base, 0.3), light: own.strand }
  const soft = person.lashes || isDark ? 0 : 0.18
  return {
    id: (part) => `${name}-${part}`,
    clips: {},
    skin,
    hair: hairs[person.hair.colour],
    beardHair: own,
    brow,
    iris: irises[person.eyes],
    lashes: person.age === 'old' ? '#3b2a26' : '#1d1412',
    lip: [mixed(skin.upperLip, skin.deep, soft), mixed(skin.lowerLip, skin.shade, soft)],
    full: person.full * (person.age === 'child' || person.age === 'baby' ? 0.94 : person.build === 'strong' ? 0.9 : 1),
  }
}

function colours({ age }, { id, clips, skin }) {
  const cheeks = age === 'child' || age === 'baby' ? 0.62 : 0.42
  const fading = (name, colour, opacity) =>
    `<radialGradient id="${id(name)}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`
  return [
    fading('blush', skin.blush, cheeks),
    fading('glow', skin.light, 0.75),
    `<linearGradient id="${id('nose')}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${skin.shade}" stop-opacity="0"/><stop offset=".35" stop-color="${skin.shade}" stop-opacity=".95"/><stop offset="1" stop-color="${mixed(skin.shade, skin.deep, 0.6)}"/></linearGradient>`,
    ...Object.entries(clips).map(([name, path]) => `<clipPath id="${id(name)}"><path d="${path}"/></clipPath>`),
  ].join('')
}

function written({ path, fill = 'none', stroke, width, opacity, clip, cap = 'round', part }, { id }) {
  const line = stroke ? ` stroke="${stroke}" stroke-width="${width}" stroke-linecap="${cap}" stroke-linejoin="round"` : ''
  const drawn = `<path d="${path}" fill="${fill}"${line}${opacity ? ` opacity="${opacity}"` : ''}${clip ? ` clip-path="url(#${id(clip)})"` : ''}/>`
  return part ? `<g id="${part}">${drawn}</g>` : drawn
}
