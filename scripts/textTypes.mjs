import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

// Usage: npm run text-types    Writes src/text/english.ts, the types of all keys, from the English texts.
const FILE = 'src/text/english.ts'

const HEAD = `/**
 * The keys of the English texts, the values in each sentence, and the notes of src/text/notes.json. Do not edit: \`npm run text-types\` writes it.
 * A text without values is a \`string\`; for any other one the type has its values: \`'{{alias}} {{count}}'\`.
 */
`

/** Length (characters) above which a tuple has one line for each item. */
const LONG = 120

/** Parts whose texts are under \`app\`. All others are under \`screens\`. This must match branchOf in src/text/parts.ts. */
const OF_APP = ['first', 'app', 'stage', 'played']

/** Returns the English texts by branch, as the interface uses them: \`app.loading\`, \`screens.plan.title\`. */
export function englishTexts(root = '.') {
  const folder = path.join(root, 'src/text/en')
  const files = readdirSync(folder).map((name) => [path.basename(name, '.json'), JSON.parse(readFileSync(path.join(folder, name), 'utf8'))])
  const isOfApp = ([part]) => OF_APP.includes(part)
  return {
    app: Object.assign({}, ...files.filter(isOfApp).map(([part, file]) => file[part])),
    screens: Object.assign({}, ...files.filter((file) => !isOfApp(file)).map(([, file]) => file)),
  }
}

/** Returns the source of src/text/english.ts. */
export function englishTypes(root = '.') {
  const notes = JSON.parse(readFileSync(path.join(root, 'src/text/notes.json'), 'utf8'))
  return `${HEAD}export interface English ${typeOf(englishTexts(root), { notes, way: '', indent: '' })}\n`
}

/** Returns the type of a value. `way` is the key so far, and `indent` is the white space before the first line of the type. */
function typeOf(value, at) {
  const { indent, notes, way } = at
  if (typeof value === 'string') return valuesOf(value)
  if (Array.isArray(value)) return tupleOf(value, at)
  const names = Object.keys(value)
  const rows = names.map((name) => {
    const key = way === '' ? name : `${way}.${name}`
    const note = notes[key] === undefined ? '' : `${indent}  /** ${notes[key]} */\n`
    return `${note}${indent}  ${keyOf(name)}: ${typeOf(value[name], { notes, way: key, indent: `${indent}  ` })}\n`
  })
  return rows.length === 0 ? '{}' : `{\n${rows.join('')}${indent}}`
}

/** Returns the type of a tuple, on one line if it is short, as oxfmt formats it. */
function tupleOf(values, at) {
  const { indent } = at
  const types = values.map((each) => typeOf(each, at))
  const line = types.join(', ')
  return line.length < LONG ? `readonly [${line}]` : `readonly [\n${types.map((type) => `${indent}  ${type},\n`).join('')}${indent}]`
}

function valuesOf(text) {
  const values = new Set(text.match(/\{\{\w+\}\}/g))
  return values.size === 0 ? 'string' : `'${[...values].join(' ')}'`
}

const keyOf = (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`)

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.chdir(new URL('..', import.meta.url).pathname)
  writeFileSync(FILE, englishTypes())
}
