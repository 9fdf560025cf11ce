/**
 * Returns mutants of the rules with one condition fewer: each operand of an `&&`, and each condition that is not part of one, is replaced by `true` in
 * turn. `name` says where the condition is, and stays the same when lines move. `paths` are patterns of the documents whose requests can notice the
 * change.
 */
export function mutantsOf(rules) {
  const { regions, blocks, functions } = readRules(rules)
  const names = new Map()
  return regions.flatMap((region) =>
    operandsOf(region.plain, region.from).map(([from, to]) => {
      const text = rules
        .slice(from, to)
        .replace(/\/\/.*$/gm, '')
        .replace(/\s+/g, ' ')
        .trim()
      const title = `${region.place}: ${text}`
      const count = (names.get(title) ?? 0) + 1
      names.set(title, count)
      return {
        name: count === 1 ? title : `${title} (${count})`,
        line: rules.slice(0, from).split('\n').length,
        rules: `${rules.slice(0, from)}true${rules.slice(to)}`,
        paths: region.function !== null && region.block === null ? blocksThatUse(region.function, blocks, functions) : [below(region)],
      }
    }),
  )
}

const below = ({ block, function: inFunction }) => new RegExp(`^${block}${inFunction === null ? '' : '(/.*)?'}$`)

/** Finds every `return ...;` and `if ...;` with its match block and its function or allow line. */
function readRules(rules) {
  const plain = withoutWords(rules)
  const regions = []
  const blocks = []
  const functions = new Map()
  const open = []
  const token = /\bmatch\s+(\/\S+)\s*\{|\bfunction\s+(\w+)\s*\([^)]*\)\s*\{|\ballow\s+([\w, ]+):\s*if\b|\breturn\b|[{}]/g
  for (let found = token.exec(plain); found !== null; found = token.exec(plain)) {
    const [text, , functionName, methods] = found
    if (text.startsWith('match')) {
      const path = text.replace(/^match\s+/, '').replace(/\s*\{$/, '')
      open.push({ kind: 'match', path: path.startsWith('/databases') ? '' : path, from: found.index })
    } else if (functionName !== undefined) {
      open.push({ kind: 'function', name: functionName, from: found.index })
    } else if (text === '{') {
      open.push({ kind: 'other', from: found.index })
    } else if (text === '}') {
      const closed = open.pop()
      const block = blockOf(open)
      const body = plain.slice(closed?.from, found.index)
      if (closed?.kind === 'function' && block === null) functions.set(closed.name, body)
      if (closed?.kind === 'match' && closed.path !== '') blocks.push({ pattern: patternOf([...open, closed]), body })
    } else {
      const from = found.index + text.length
      const to = plain.indexOf(';', from)
      const inFunction = open.findLast(({ kind }) => kind === 'function')?.name ?? null
      const path =
        open
          .filter(({ kind }) => kind === 'match')
          .map((one) => one.path)
          .join('') || 'everywhere'
      const place = `${path} ${inFunction === null ? `allow ${methods}` : `${inFunction}()`}`
      if (plain.slice(from, to).trim() !== 'true') regions.push({ from, plain: plain.slice(from, to), place, block: blockOf(open), function: inFunction })
      token.lastIndex = to
    }
  }
  return { regions, blocks, functions }
}

const blockOf = (open) => (open.some(({ kind, path }) => kind === 'match' && path !== '') ? patternOf(open) : null)

const patternOf = (open) =>
  open
    .filter(({ kind }) => kind === 'match')
    .map(({ path }) => path.replace(/\{\w+=\*\*\}/g, '.+').replace(/\{\w+\}/g, '[^/]+'))
    .join('')
    .slice(1)

/** Returns the blocks whose lines call the function, directly or through other functions. */
function blocksThatUse(name, blocks, functions) {
  const callers = new Set([name])
  for (const one of callers) for (const [other, body] of functions) if (new RegExp(`\\b${one}\\(`).test(body)) callers.add(other)
  return blocks.filter(({ body }) => [...callers].some((one) => new RegExp(`\\b${one}\\(`).test(body))).map(({ pattern }) => new RegExp(`^${pattern}$`))
}

/** Blanks out strings and comments without changing their length, so that their content is not mistaken for rules. */
const withoutWords = (rules) => rules.replace(/'(?:[^'\\]|\\.)*'|\/\/ .*$|\/\/$/gm, (words) => (words.startsWith('/') ? ' ' : '_').repeat(words.length))

/** Returns the start and the end of each operand that can be left out. */
function operandsOf(text, offset, isInside = false) {
  const found = []
  const alternatives = splitAt(text, offset, ['||'])
  const isOneOfMany = alternatives.length > 1
  if (isOneOfMany && !isInside) found.push(trimmed(text, offset))
  for (const [from, to] of alternatives) {
    const part = text.slice(from - offset, to - offset)
    const operands = splitAt(part, from, ['&&'])
    if (operands.length > 1 || (!isOneOfMany && !isInside && isCondition(part)))
      found.push(...operands.map(([a, b]) => trimmed(text.slice(a - offset, b - offset), a)))
    for (const [a, b] of operands) {
      const operand = text.slice(a - offset, b - offset)
      const start = operand.search(/\S/)
      if (/^!?\(/.test(operand.slice(start)) && operand.trimEnd().endsWith(')')) {
        const opening = operand.indexOf('(')
        found.push(...operandsOf(operand.slice(opening + 1, operand.lastIndexOf(')')), a + opening + 1, true))
      }
    }
  }
  return found
}

// A function that returns data is not a condition.
const isCondition = (text) =>
  /==|!=|<|>|\bin\b|\bis\b|matches|hasOnly|hasAll|hasAny|^\s*!?(is|has|may|can|makes|manages|reaches|treats|knows|creates|endsBy|owns|invites)\w*\(/.test(text)

function trimmed(text, offset) {
  const from = text.search(/\S/)
  return [offset + from, offset + text.trimEnd().length]
}

/** Returns the sections between these operators, ignoring operators inside brackets. */
function splitAt(text, offset, operators) {
  const parts = []
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at++) {
    if ('([{'.includes(text[at])) depth++
    else if (')]}'.includes(text[at])) depth--
    else if (depth === 0 && operators.some((operator) => text.startsWith(operator, at))) {
      parts.push([offset + from, offset + at])
      from = at + 2
      at++
    }
  }
  return [...parts, [offset + from, offset + text.length]]
}
