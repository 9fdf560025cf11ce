import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/*
 * Usage: node scripts/playLog.mjs    Writes the chapters on the play log in docs/data-format.md from their description in
 * src/domain/trials/engine/events.ts. A test compares the two.
 */
const PAGE = 'docs/data-format.md'
const SOURCE = './src/domain/trials/engine/events.ts'
const [START, END] = ['<!-- events: node scripts/playLog.mjs -->', '<!-- end of events -->']

const section = ({ names, says, fields }) => {
  const rows = Object.entries(fields).map(([name, field]) => `| \`${name}\` | ${field.says} |`)
  const table = rows.length === 0 ? [] : ['', '| Field | Meaning |', '|---|---|', ...rows]
  return [`#### ${names.map((name) => `\`${name}\``).join(', ')}`, '', says, ...table].join('\n')
}

/** Returns the page with the chapters on these events. */
export function withEvents(page, { EVENTS_VERSION, sessionSpecs, trialSpecs, responseSpecs }) {
  const chapters = [
    `The log is version ${EVENTS_VERSION}.`,
    '### Events of the session',
    ...sessionSpecs.map(section),
    '### Events of a trial',
    'They have `trial` as well: its number in the session, warm-ups included, from 0.',
    ...trialSpecs.map(section),
    '### Responses',
    'Values of the field `deed` of the event `did`. The field `do` is the name.',
    ...responseSpecs.map(section),
  ]
  const [from, to] = [page.indexOf(START), page.indexOf(END)]
  if (from < 0 || to < from) throw new Error(`${PAGE} has no place for the events.`)
  return `${page.slice(0, from)}${START}\n\n${chapters.join('\n\n')}\n\n${page.slice(to)}`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { runnerImport } = await import('vite')
  writeFileSync(PAGE, withEvents(readFileSync(PAGE, 'utf8'), (await runnerImport(SOURCE)).module))
}
