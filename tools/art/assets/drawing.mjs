import { optimize } from 'svgo'

const INHERITED = new Set(['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'fill-rule', 'stroke-miterlimit'])

/**
 * Returns an SVG as `{ box, shapes, defs, parts }`: its top-level shapes from back to front, so that one of them can be lit, and the parts (by the ids in
 * our own drawings) as indexes into the shapes. `prefix` keeps the ids of two pictures apart.
 */
export function drawingOf(svg, prefix, { keepParts = false } = {}) {
  const tidy = optimize(svg, { multipass: true, floatPrecision: 2, js2svg: { pretty: false }, plugins: pluginsFor(prefix, keepParts) }).data
  const [root] = parse(tidy)
  const box = root.attributes.viewBox.split(/[\s,]+/).map(Number)
  const found = { shapes: [], defs: '', parts: {} }
  for (const child of root.children) collect(child, inheritedOf(root), [], found)
  return { box, shapes: found.shapes, ...(found.defs && { defs: found.defs }), ...(Object.keys(found.parts).length > 0 && { parts: found.parts }) }
}

function pluginsFor(prefix, keepParts) {
  // Merging would join parts, because the ids in our own drawings are the names of their parts.
  const overrides = { mergePaths: false, ...(keepParts && { cleanupIds: false, collapseGroups: false }) }
  return [{ name: 'preset-default', params: { overrides } }, ...(keepParts ? [] : [{ name: 'prefixIds', params: { prefix, delim: '-' } }])]
}

const inheritedOf = ({ attributes }) => Object.fromEntries(Object.entries(attributes).filter(([name]) => INHERITED.has(name)))

function collect(node, inherited, names, found) {
  if (node.name === 'defs' || /Gradient$|^clipPath$|^mask$|^filter$/.test(node.name)) {
    found.defs += node.name === 'defs' ? node.children.map(write).join('') : write(node)
    return
  }
  const { id, ...attributes } = node.attributes
  const own = id === undefined ? names : [...names, id]
  const opens = node.name === 'g' && Object.keys(attributes).every((name) => INHERITED.has(name))
  if (opens) {
    for (const child of node.children) collect(child, { ...inherited, ...attributes }, own, found)
    return
  }
  for (const name of own) (found.parts[name] ??= []).push(found.shapes.length)
  found.shapes.push(write({ ...node, attributes: { ...inherited, ...attributes } }))
}

const write = ({ name, attributes, children }) => {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('')
  return children.length > 0 ? `<${name}${written}>${children.map(write).join('')}</${name}>` : `<${name}${written}/>`
}

/** Returns the element tree of an SVG without text. */
function parse(svg) {
  const top = []
  const open = [{ children: top }]
  for (const [, closing, name, rest, selfClosed] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g)) {
    if (closing) {
      open.pop()
      continue
    }
    const attributes = Object.fromEntries([...rest.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]))
    const node = { name, attributes, children: [] }
    open.at(-1).children.push(node)
    if (!selfClosed) open.push(node)
  }
  return top
}
