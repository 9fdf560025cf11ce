import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { buildWhenChanged } from './build.mjs'
import { pageOf, summaryOf } from './certificate/page.mjs'
import { filmHashes } from './filmHashes.mjs'
import { findChromium } from './findChromium.mjs'
import { anyFreePort } from './freePort.mjs'
import { runBin } from './run.mjs'
import { setUp } from './setUp.mjs'

// Usage: npm run certificate    Films every activity, level and category with every one of the gate's worst children, and makes one page of it,
// as HTML and PDF, in public/certificate. Fails, and makes none, when a film finds something or is missing. `FILM_PIECES` sets how long each film
// is (pieces of four seconds, two unless it is set). Each film is kept when it is made: begun again, it goes on where it was broken off, and
// films only what has changed since.
process.chdir(new URL('..', import.meta.url).pathname)
const FOLDER = 'public/certificate'
const RECORD = new URL('../test-results/certificate.jsonl', import.meta.url).pathname
const pieces = process.env.FILM_PIECES ?? '2'

await setUp()
mkdirSync('test-results', { recursive: true })
await buildWhenChanged()
process.env.E2E_PORT ??= String(await anyFreePort())
process.env.NIGHT = '1'
process.env.FILM_PIECES = pieces
process.env.FILM_RECORD = RECORD
process.env.CHROMIUM_PATH ??= (await findChromium()) ?? ''
const code = await runBin('@playwright/test/cli.js', [
  'test',
  '--project=safety',
  'tests/safety/flashes.spec.ts',
  '-g',
  'at any level|the gate catches',
  '--reporter=line',
  `--workers=${process.env.FILM_WORKERS ?? 2}`,
])
if (code !== 0) fail('A film found something: see above. There is no certificate.')
const content = filmHashes()
const films = readFileSync(RECORD, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line))
  // What was filmed as the sources stood before is not told.
  .filter(({ activity, film }) => film.startsWith(`${content[activity]} ${content.shared} `))
const titles = Object.keys(content)
  .filter((name) => name !== 'shared')
  .map((name) => [name, /title: '(.+)',/.exec(readFileSync(`scenes/activities/${name}/text.ts`, 'utf8'))?.[1] ?? name])
const summary = summaryOf(films, Object.fromEntries(titles))
if (summary.failed.length > 0)
  fail(`Films that found something: ${summary.failed.map(({ activity, level, who }) => `${activity} ${level} (${who})`).join(', ')}`)
if (summary.missing.length > 0) fail(`Films that were not made: ${summary.missing.join(', ')}`)

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' }).trim()
const html = pageOf({ summary, version, commit, date: new Date().toISOString().slice(0, 10), content })
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
writeFileSync(`${FOLDER}/index.html`, html)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || (await findChromium()) || undefined,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
const page = await browser.newPage()
await page.setContent(html)
await page.pdf({
  path: `${FOLDER}/certificate.pdf`,
  format: 'A4',
  printBackground: true,
  tagged: true,
  margin: { top: '14mm', bottom: '14mm', left: '14mm', right: '14mm' },
})
await browser.close()
console.log(`${summary.films} films of ${summary.rows.length} activities, ${Math.round(summary.seconds / 60)} minutes of play: ${FOLDER}/index.html`)

function fail(reason) {
  console.error(reason)
  process.exit(1)
}
