import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { minifySync } from 'vite'

/**
 * Results of `npm run test:all`, with one JSON file for each stage and one entry for each piece of it. They are committed. A stage that was
 * interrupted continues with its next piece, even on another machine, and a piece whose content has not changed is not judged again.
 */
export const RECORDS = 'tests/records'
const CODE = /\.(?:[cm]?[jt]s|[jt]sx)$/

/**
 * @typedef {object} Entry
 * @property {string} hash      content that was judged (`contentHash`)
 * @property {string} version   version of the product, from package.json
 * @property {string} date      day of the run, YYYY-MM-DD (UTC)
 * @property {number} seconds   duration of the run
 * @property {number} passed    tests, films or mutants
 * @property {number} failed
 * @property {unknown} [figures]  what the stage measured
 */

/** @returns {Record<string, Entry>} the entries of a stage by piece; none before its first run */
export function readRecord(stage, root = '.') {
  const file = fileOf(stage, root)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** Stores one entry immediately, so that a run that is killed loses only the piece that it was judging. */
export function writeEntry(stage, piece, entry, root = '.') {
  const record = { ...readRecord(stage, root), [piece]: entry }
  const sorted = Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  mkdirSync(path.join(root, RECORDS), { recursive: true })
  const file = fileOf(stage, root)
  writeFileSync(`${file}.part`, `${JSON.stringify(sorted, null, 2)}\n`)
  renameSync(`${file}.part`, file)
}

/** Whether this content has been judged before and has passed. */
export const isJudged = (entry, hash) => entry !== undefined && entry.hash === hash && entry.failed === 0 && entry.passed > 0

/**
 * Returns a hash of all files below these places. A place that does not exist adds nothing. For code, it ignores comments, formatting, the names of local
 * variables and of exports, and the folder of a file, because none of these changes what the code does. For other files, it covers path and bytes.
 */
export function contentHash(places, root = '.') {
  const files = [...new Set(places.flatMap((place) => filesBelow(root, place)))]
  const hash = createHash('sha256')
  for (const each of files.map((file) => judgedContent(root, file)).toSorted()) hash.update(each).update('\0')
  return hash.digest('hex').slice(0, 16)
}

/** Matches imports at the start of lines, and the folder of a module, which is everything up to its last slash. */
const IMPORTS = /^import\b[^'"(]*['"][^'"]+['"];?$/gm
const FOLDER = /((?:\bfrom|\bimport\(?)\s*["'])[^"']*\//g

function judgedContent(root, file) {
  const content = readFileSync(path.join(root, file))
  const other = () => `${file} ${createHash('sha256').update(content).digest('hex')}`
  if (!CODE.test(file)) return other()
  const source = withNumberedNames(content.toString('utf8'), file, root).replace(FOLDER, '$1')
  // Imports are sorted, because a formatter orders them by their folders and names.
  const imports = [...source.matchAll(IMPORTS)].map(([each]) => each.replace(/\{[^}]*\}/, sortedNames)).toSorted()
  const { code, errors } = minifySync(file, [...imports, source.replace(IMPORTS, '')].join('\n'), { compress: false, mangle: true })
  return errors.length > 0 ? other() : `${path.basename(file)} ${code}`
}

const sortedNames = (braces) =>
  `{ ${braces
    .slice(1, -1)
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .toSorted()
    .join(', ')} }`

const EXPORTS = /^export (?:async )?(?:const|let|function\*?|class|interface|type) (\w+)/gm
const NAMED_IMPORT = /^import (?:type )?\{([^}]*)\} from '([^']+)'/gm

/**
 * Returns the source with a number in place of the name of each value and type that this file exports, or imports from another file of the
 * project.
 */
function withNumberedNames(source, file, root) {
  const numbers = new Map(exportsOf(source).map((name, index) => [name, `$${moduleName(file)}$${index}`]))
  for (const [, specifiers, module] of source.matchAll(NAMED_IMPORT)) {
    const found = importedFile(module, file, root)
    const names = found === null ? [] : exportsOf(readFileSync(path.join(root, found), 'utf8'))
    for (const specifier of specifiers.split(',')) {
      const name = specifier.trim().replace(/^type /, '')
      if (names.includes(name)) numbers.set(name, `$${moduleName(found)}$${names.indexOf(name)}`)
    }
  }
  return source.replace(/(?<![\w$]|(?<!\.\.)\.)[A-Za-z_]\w*(?![\w$])/g, (name) => numbers.get(name) ?? name)
}

const exportsOf = (source) => [...source.matchAll(EXPORTS)].map(([, name]) => name)
const moduleName = (file) => path.basename(file).replace(/\W/g, '_')

/** Returns the file that a relative import, or one of the project's own aliases, refers to; null for a package. */
export function importedFile(module, from, root = '.') {
  const aliased = /^#(domain|scenes|tests)\/(.+)$/.exec(module)
  if (aliased === null && !module.startsWith('.')) return null
  const file = aliased === null ? path.posix.join(path.posix.dirname(from), module) : `${ALIASES[aliased[1]]}/${aliased[2]}`
  return [file, `${file}.ts`, `${file}.tsx`].find((each) => CODE.test(each) && existsSync(path.join(root, each))) ?? null
}

const ALIASES = { domain: 'src/domain', scenes: 'scenes', tests: 'tests' }

function filesBelow(root, place) {
  const stat = statSync(path.join(root, place), { throwIfNoEntry: false })
  if (stat === undefined) return []
  if (stat.isFile()) return [place]
  return readdirSync(path.join(root, place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !file.startsWith(`${RECORDS}/`))
}

const fileOf = (stage, root) => path.join(root, RECORDS, `${stage}.json`)
