import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// Usage: npm run new-activity <id> [-- root]    Copies scripts/activity-template to scenes/activities/<id>.
const [id = '', root = fileURLToPath(new URL('..', import.meta.url))] = process.argv.slice(2)
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
mkdirSync(activities, { recursive: true })
cpSync(template, folder, { recursive: true })
const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
for (const entry of files) {
  const file = path.join(entry.parentPath ?? entry.path, entry.name)
  const text = Object.entries(replacements).reduce((all, [mark, word]) => all.replaceAll(mark, word), readFileSync(file, 'utf8'))
  writeFileSync(file, text)
}
console.log(`Made ${path.relative(process.cwd(), folder)}:`)
for (const { name } of files) console.log(`  ${name}`)
console.log('Next: say in manifest.ts what it trains, plan its trials in logic.ts, draw it in scene.ts. Then: npm run check')

function faultOf(wished) {
  if (!wished) return 'Which activity? Usage: npm run new-activity <id>'
  if (!/^[a-z][a-z0-9]*([_-][a-z0-9]+)*$/.test(wished)) {
    return `"${wished}" cannot be an id: it becomes the address, so use small letters and digits, words joined by _ or - (for example egg_nest).`
  }
  if (existsSync(folder)) return `There is an activity "${wished}" already, in ${path.relative(process.cwd(), folder)}.`
  if (!existsSync(template)) return `The template is missing: ${path.relative(process.cwd(), template)}.`
  return undefined
}
