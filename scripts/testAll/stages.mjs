import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { audit } from '../audit.mjs'
import { buildWhenChanged } from '../build.mjs'
import { figuresOf, missingIn } from '../certificate/figures.mjs'
import { certificate } from '../certificate/page.mjs'
import { findJava, withEmulators } from '../emulator.mjs'
import { browsers, findChromium } from '../findChromium.mjs'
import { hosted, playwright, step, vitest } from '../testing/runners.mjs'
import { groups, runFaults } from '../mutation/runFaults.mjs'
import { areas } from '../mutation/areas.mjs'
import { floorFailure, runStryker } from '../mutation/stryker.mjs'
import { run } from '../run.mjs'
import { installTool } from '../tools.mjs'
import { activityHashes, filmHash, sharedHash } from './films.mjs'
import { contentHash, readRecord } from './records.mjs'

/*
 * The stages of `npm run test:all`, in order. Each stage has pieces, which are judged and recorded one by one. A piece has a name, the hash of
 * what it judges, and `run`, which resolves to { passed, failed, figures? }. A stage with `width` 2 runs two pieces at a time, because each of
 * them uses only one core.
 */

const PRODUCT = ['src', 'scenes', 'machines', 'assets', 'public', 'index.html', 'vite.config.ts', 'package-lock.json']
const exhaustive = { EXHAUSTIVE: '1' }
/** Browser tests of the stage that belong to the stage "films" of the test run. */
const FILMING = ['flashes.spec.ts', 'prompts.spec.ts']

const specsOf = (folder) =>
  readdirSync(`tests/${folder}`)
    .filter((name) => /\.(spec|test)\.ts$/.test(name))
    .toSorted()
/** Returns the test files that do more in an exhaustive run than in `npm test`. */
const exhaustiveSpecs = (folder) => specsOf(folder).filter((name) => /support\/exhaustive/.test(readFileSync(`tests/${folder}/${name}`, 'utf8')))
const hashOf = (...places) => contentHash([...PRODUCT, 'tests/support', ...places])

/** Runs the browser tests of one file, on a build that is made once. */
async function browserTests(project, file, { env = {}, ...more } = {}) {
  await buildWhenChanged()
  return playwright(`all-${file}`, [`--project=${project}`, `tests/${project}/${file}`, '--workers=2'], { env: { ...exhaustive, ...env }, ...more })
}

function filmPieces() {
  const own = activityHashes()
  const shared = sharedHash()
  const pieces = Object.keys(own).map((id) => ({
    name: id,
    hash: filmHash(own[id], shared),
    run: () =>
      film(
        id,
        filmHash(own[id], shared),
        ['tests/safety/flashes.spec.ts', 'tests/safety/prompts.spec.ts'],
        `does not flash in ${id}(, at| with any)|makes each prompt of ${id} visible`,
      ),
  }))
  const stage = filmHash('stage', shared)
  const others = `the gate catches|a mechanic on its own|own scenes|a flickering room|a prompt without effect`
  return [...pieces, { name: 'stage', hash: stage, run: () => film('stage', stage, ['tests/safety/flashes.spec.ts', 'tests/safety/prompts.spec.ts'], others) }]
}

/**
 * Films one activity at every level. Each film is stored when it is complete, so an interrupted run continues with its next film. Playwright matches
 * `grep` against the project, the file and the title together.
 */
async function film(id, hash, files, grep) {
  await buildWhenChanged()
  mkdirSync('test-results/films', { recursive: true })
  const record = `${process.cwd()}/test-results/films/${id}-${hash.replaceAll(' ', '-')}.jsonl`
  const env = { ...exhaustive, FILM_RECORD: record }
  const { passed, failed } = await playwright(`films-${id}`, ['--project=safety', ...files, '-g', grep, '--workers=1'], { env })
  const lines = existsSync(record) ? readFileSync(record, 'utf8').split('\n').filter(Boolean) : []
  const films = [...new Map(lines.map((line) => JSON.parse(line)).map((each) => [each.film, each])).values()]
  const figures = figuresOf(films)
  const missing = missingIn(figures)
  for (const each of missing) console.error(`Not filmed: ${id} ${each}`)
  return { passed: passed + films.length, failed: failed + missing.length + films.filter(({ found }) => found.length > 0).length, figures }
}

function mutationPieces() {
  const tests = ['tests/unit', 'tests/machines', 'tests/contract', 'tests/support', 'scripts/mutation']
  const strykers = areas.map((area) => ({ name: area, hash: contentHash([...globSync(area), ...tests]), run: () => mutate(area) }))
  const byHand = groups.map((group) => ({ name: `faults: ${group}`, hash: hashOf('tests', 'scripts/mutation'), run: () => tryFaults(group) }))
  const rules = {
    name: 'security rules',
    hash: contentHash(['src/adapters/firebase/firestore.rules', 'tests/rules', 'scripts/rules']),
    run: () => step(run(process.execPath, ['scripts/rules/mutate.mjs'])),
  }
  return [...strykers, ...byHand, rules]
}

/** Runs the mutants of an area. Its floor is the score of the last run. */
async function mutate(area) {
  const figures = await runStryker(area)
  const problem = floorFailure(figures, readRecord('mutation')[area]?.figures?.score ?? 0)
  if (problem !== null) console.error(`${area}: ${problem}`)
  return { passed: figures.killed + figures.timeout, failed: problem === null ? 0 : 1, figures }
}

async function tryFaults(group) {
  const { caught, problems } = await runFaults(group)
  for (const problem of problems) console.error(problem)
  return { passed: caught, failed: problems.length }
}

/** Prints the certificate page to PDF. Fails if an activity has not been filmed in its current version. */
async function printCertificate() {
  const html = certificate()
  if (html === null || !html.includes('This is the version that was filmed.')) {
    console.error('The films are not whole, or older than the sources: run the stage "films" first.')
    return { passed: 0, failed: 1 }
  }
  const browser = await chromium.launch({ executablePath: await findChromium(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
  try {
    const page = await browser.newPage()
    await page.setContent(html)
    const margin = { top: '14mm', bottom: '14mm', left: '14mm', right: '14mm' }
    mkdirSync('public/certificate', { recursive: true })
    writeFileSync('public/certificate/certificate.pdf', await page.pdf({ format: 'A4', printBackground: true, tagged: true, margin }))
  } finally {
    await browser.close()
  }
  return { passed: 1, failed: 0 }
}

async function checkMarkup() {
  await installTool('markup', { what: "the W3C's checker of HTML", size: '29 MB' })
  return browserTests('markup', 'screens.spec.ts', { env: { JAVA: await findJava() } })
}

/** Reads the figures that `npm run bench` wrote. */
const readBench = (file) => JSON.parse(readFileSync(`test-results/${file}`, 'utf8'))

async function bench(script, args, result) {
  const counts = await step(run(process.execPath, [script, ...args], { env: { ...process.env, ...(await browsers()) } }))
  return counts.failed > 0 ? counts : { ...counts, figures: readBench(result) }
}

export const stages = [
  {
    name: 'everyday',
    says: 'npm test',
    pieces: () => [{ name: 'npm test', hash: hashOf('tests', 'scripts', 'tools'), run: () => step(run(process.execPath, ['scripts/test.mjs'])) }],
  },
  { name: 'films', says: 'every level with every worst child, every choice of settings, every prompt', width: 2, pieces: filmPieces },
  {
    name: 'certificate',
    says: 'the certificate as a PDF',
    pieces: () => [{ name: 'PDF', hash: contentHash(['tests/records/films.json']), run: printCertificate }],
  },
  {
    name: 'levels',
    says: 'every level, by every access method, every kind of child and every combination of settings',
    pieces: () =>
      exhaustiveSpecs('scenes').map((file) => ({
        name: file,
        hash: contentHash(['src/domain', 'scenes', 'assets/words', 'tests/support', `tests/scenes/${file}`, 'package-lock.json']),
        run: () => vitest('scenes', { files: [`tests/scenes/${file}`], env: exhaustive }),
      })),
  },
  {
    name: 'thorough',
    says: 'every paper, every film of a glide and every large picture that npm test samples',
    pieces: () =>
      ['thorough', 'assets'].flatMap((folder) =>
        exhaustiveSpecs(folder).map((file) => ({
          name: file,
          hash: hashOf(`tests/${folder}/${file}`),
          run: () => vitest(folder, { files: [`tests/${folder}/${file}`], env: exhaustive }),
        })),
      ),
  },
  {
    name: 'stage',
    says: 'the event after every right answer, and the other browser tests of the stage, at every level',
    pieces: () =>
      exhaustiveSpecs('safety')
        .filter((file) => !FILMING.includes(file))
        .map((file) => ({ name: file, hash: hashOf('tests/safety'), run: () => browserTests('safety', file) })),
  },
  {
    name: 'rules',
    says: 'a quarter of the evaluations is left for every allowed request',
    pieces: () => [
      {
        name: 'headroom',
        hash: contentHash(['src/adapters/firebase/firestore.rules', 'tests/rules']),
        run: () => withEmulators(['firestore'], (start) => vitest('rules', { files: ['tests/rules/headroom.test.ts'], env: exhaustive, start })),
      },
    ],
  },
  {
    name: 'models',
    says: 'the hand models on every film and every size of photograph',
    pieces: () => [{ name: 'films of hands', hash: hashOf('tests/models', 'tests/fixtures/hands'), run: () => vitest('models', { env: exhaustive }) }],
  },
  {
    name: 'journeys',
    says: 'every journey, language, tile and start, also those that npm test samples',
    pieces: () => exhaustiveSpecs('e2e').map((file) => ({ name: file, hash: hashOf(`tests/e2e/${file}`), run: () => browserTests('e2e', file) })),
  },
  {
    name: 'markup',
    says: 'the adult screens, as rendered, through the checker of the W3C',
    pieces: () => [{ name: 'adult screens', hash: hashOf('tests/markup'), run: checkMarkup }],
  },
  {
    name: 'durability',
    says: 'thirty killed sessions, full storage, two tabs, everything offline',
    pieces: () =>
      specsOf('durability').map((file) => ({
        name: file,
        hash: hashOf('tests/durability'),
        run: () => browserTests('durability', file, { env: { DURABILITY_SESSIONS: '30' } }),
      })),
  },
  {
    name: 'hosted',
    says: 'every journey on the hosted backend',
    pieces: () => [{ name: 'hosted', hash: hashOf('tests/hosted', 'firebase.json'), run: () => hosted({ env: exhaustive }) }],
  },
  {
    name: 'mutation',
    says: 'the tests notice changed code: Stryker by area, hand-written faults by group, the security rules',
    pieces: mutationPieces,
  },
  {
    name: 'bench',
    says: 'latency, frames, memory, size, and how fast the pages are',
    pieces: () => [
      { name: 'stage', hash: hashOf('tests/bench', 'scripts/bench.mjs'), run: () => bench('scripts/bench.mjs', [], 'bench.json') },
      { name: 'pages', hash: hashOf('scripts/pages'), run: () => bench('scripts/benchPages.mjs', ['--lighthouse'], 'bench/pages.json') },
    ],
  },
  {
    name: 'audit',
    says: 'known weaknesses of the packages that are shipped',
    pieces: () => [{ name: 'npm audit', hash: contentHash(['package-lock.json']), run: () => step(audit()) }],
  },
]
