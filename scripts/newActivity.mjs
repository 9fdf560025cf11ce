import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { activityHashesOf } from './translated/files.mjs'

/** Mechanics of activities: the logic file of the template that plans the trials, and the name of the mechanic in the trials. */
const mechanics = {
  choose: { logic: null, as: 'choose()' },
  card: { logic: 'alone', as: 'card({ steps: 2 })' },
  count: { logic: 'several', as: 'count({ counts: true })' },
  copy: { logic: 'several', as: 'copy({ cells: {} })' },
  carry: { logic: 'place', as: "carry({ mode: 'drag', snap: 0.3 })" },
  assemble: { logic: 'place', as: "assemble({ mode: 'drag', snap: 0.3 })" },
  follow: { logic: 'way', as: "follow({ pacedBy: 'itself', followedWith: 'eyes' })" },
  journey: { logic: 'way', as: 'journey({ track: 0.25 })' },
  readOn: { logic: 'words', as: "readOn({ voice: 'after', everyMs: null, rest: REST })" },
  byHand: { logic: 'several', as: "byHand({ steadyMs: 800, hands: 'both' })", needs: 'camera' },
  free: { logic: 'several', as: 'free()', isFree: true },
  notes: { logic: 'several', as: 'notes({ pitches: [262, 294, 330], manner: {} })', isFree: true },
  paint: {
    logic: 'several',
    as: "paint({ colours: ['#FFE600'], manner: { radius: 0.12, spreadsMs: 1000, lastsMs: 5000 }, paths: {} })",
    isFree: true,
  },
  launch: {
    logic: 'alone',
    as: "launch({ riseMs: 3500, embers: 12, sound: 'soft', to: {}, colours: {}, inside: {} })",
  },
  hold: { logic: 'alone', as: 'hold({ ms: 2000 })' },
  trace: { logic: 'place', as: 'trace({ reach: 0.1 })' },
  wipe: { logic: 'alone', as: 'wipe({ share: 0.7, width: 0.2 })' },
  uncover: { logic: 'alone', as: 'uncover({})' },
  tilt: { logic: 'goal', as: 'tilt({ speed: 0.12, deadDegrees: 5 })', needs: 'tilt' },
  byVoice: { logic: 'alone', as: 'byVoice({ ms: 300 })', needs: 'microphone' },
}

// Usage: npm run new-activity <id> [-- --mechanic <kind>] [root]    Copies scripts/activity-template to scenes/activities/<id>.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { mechanic: { type: 'string', default: 'choose' } } })
const [id = '', root = fileURLToPath(new URL('..', import.meta.url))] = positionals
const kind = values.mechanic
const mechanic = Object.hasOwn(mechanics, kind) ? mechanics[kind] : undefined
const template = path.join(root, 'scripts/activity-template')
const activities = path.join(root, 'scenes/activities')
const folder = path.join(activities, id)

const fault = faultOf(id)
if (fault) {
  console.error(fault)
  process.exit(1)
}
const words = id.split(/[_-]/)
const replacements = {
  __ID__: id,
  __NAME__: words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(''),
  __TITLE__: words.join(' ').replace(/^./, (first) => first.toUpperCase()),
}
/** Replacements that adapt the template, a complete activity with the mechanic `choose`, to another mechanic. */
const changes = [
  [/import \{ \w+ \} from '#domain\/trials\/plan\/mechanics'/, `import { ${kind} } from '#domain/trials/plan/mechanics'`],
  [/^const mechanic = .*$/m, `const mechanic = ${mechanic.as}`],
  [/needs: \[\]/, `needs: [${mechanic.needs === undefined ? '' : `'${mechanic.needs}'`}]`],
  [/trials: 8/g, mechanic.isFree ? "session: 'free', trials: 0" : 'trials: 8'],
]
mkdirSync(activities, { recursive: true })
cpSync(template, folder, { recursive: true })
// Only the logic file for this mechanic is kept.
if (mechanic.logic !== null) renameSync(path.join(folder, `logic.${mechanic.logic}.ts`), path.join(folder, 'logic.ts'))
for (const name of readdirSync(folder).filter((file) => /^logic\.\w+\.ts$/.test(file))) rmSync(path.join(folder, name))
const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
for (const entry of files) {
  const file = path.join(entry.parentPath ?? entry.path, entry.name)
  const text = Object.entries(replacements).reduce((all, [mark, word]) => all.replaceAll(mark, word), readFileSync(file, 'utf8'))
  writeFileSync(
    file,
    changes.reduce((all, [from, to]) => all.replace(from, to), text),
  )
}
const english = path.join(folder, 'text/en.json')
// The template has each of its texts in every language.
if (existsSync(english)) {
  writeFileSync(path.join(folder, 'text/translated.json'), `${JSON.stringify(activityHashesOf(JSON.parse(readFileSync(english, 'utf8'))), null, 2)}\n`)
}
console.log(`Made ${path.relative(process.cwd(), folder)}:`)
for (const entry of files) console.log(`  ${path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name))}`)
console.log(`It works at once; no other file needs a change. What is left to do:
  1. manifest.ts: its family, levels, settings, figures and tile.
  2. levels.ts: what fills each level. logic.ts: plan its trials.
  3. text/en.json: what adults read about it; then the same texts in text/*.json of the other languages, and
     npm run translated -- all ofActivities.ofActivities.${id}.
  4. npm run check, then npx playwright test tests/safety/flashes.spec.ts -g ${id}`)

function faultOf(id) {
  if (!id) return 'Which activity? Usage: npm run new-activity <id> [-- --mechanic <kind>]'
  if (!/^[a-z][a-z0-9]*([_-][a-z0-9]+)*$/.test(id)) {
    return `"${id}" cannot be an id: it becomes the address, so use small letters and digits, words joined by _ or - (for example egg_nest).`
  }
  if (mechanic === undefined) return `There is no mechanic "${kind}". There are: ${Object.keys(mechanics).join(', ')}.`
  if (existsSync(folder)) return `There is an activity "${id}" already, in ${path.relative(process.cwd(), folder)}.`
  if (!existsSync(template)) return `The template is missing: ${path.relative(process.cwd(), template)}.`
  return undefined
}
