import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'

const SOURCES = '{src,scenes,machines}/**/*.{ts,tsx}'

/**
 * Returns the place of this fault in the product: its file, and the file's text with the fault. Throws an error unless there is exactly one
 * such place.
 */
export function findFault(fault) {
  const pattern = patternOf(fault.find)
  const places = new Map()
  for (const file of globSync(SOURCES)) {
    const text = readFileSync(file, 'utf8')
    if (!text.includes(fault.in.split('.').at(-1)) || text.search(pattern) < 0) continue
    for (const { start, end } of declarationsOf(fault.in, file, text)) {
      for (const { index, 0: found } of text.slice(start, end).matchAll(pattern)) {
        const from = start + index
        places.set(`${file}:${from}`, { file, text: text.slice(0, from) + fault.put + text.slice(from + found.length) })
      }
    }
  }
  if (places.size !== 1) {
    const where = places.size === 0 ? 'nowhere' : `in ${places.size} places (${[...places.keys()].join(', ')})`
    throw new Error(`"${fault.find}" of ${fault.in} is ${where}. Correct this fault in scripts/mutation/faults.mjs: ${fault.harm}`)
  }
  return [...places.values()][0]
}

/** Returns the ranges (start, end) of all declarations with this name in a file. `Class.member` names a member. */
function declarationsOf(name, file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found = []
  const visit = (node) => {
    if (nameOf(node, source) === name) found.push({ start: node.getStart(source), end: node.end })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function nameOf(node, source) {
  const own = ts.isConstructorDeclaration(node) ? 'constructor' : node.name?.getText(source)
  if (ts.isClassElement(node)) return `${node.parent.name?.getText(source)}.${own}`
  return ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node) ? own : undefined
}

/** Returns a pattern for this code. It allows any white space between tokens, and never matches part of a longer word or number. */
function patternOf(code) {
  const tokens = code.match(/[\w$.#]+|\S/g).map((token) => token.replaceAll(/[^\w\s]/g, String.raw`\$&`))
  return new RegExp(String.raw`(?<![\w$.](?=\w))${tokens.join(String.raw`\s*`)}(?!(?<=\w)(\w|\.\d))`, 'g')
}
