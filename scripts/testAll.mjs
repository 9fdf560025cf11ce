import { readFileSync } from 'node:fs'
import { setUp } from './setUp.mjs'
import { isJudged, readRecord, writeEntry } from './testAll/records.mjs'

// Usage: npm run test:all [-- stage ...]    Runs all tests, which takes several hours on two cores. Without a name, runs all stages (see docs/testing.md).
// Each piece of a stage is recorded in tests/records when it is done. Commit the records. When this runs again, after an interruption or on another day,
// it judges only the pieces that failed, are missing or have changed since.
process.chdir(new URL('..', import.meta.url).pathname)
await setUp()
const { stages } = await import('./testAll/stages.mjs')

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => stages.every((stage) => stage.name !== name))
if (unknown.length > 0) {
  console.error(`No such stage: ${unknown.join(', ')}. There are: ${stages.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const results = []
for (const stage of stages.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) results.push(await judge(stage))

console.log('\nStage          Pieces   Judged now   Seconds   Passed   Failed')
for (const { name, pieces, judged, seconds, passed, failed } of results) {
  const figures = [
    [pieces, 9],
    [judged, 13],
    [seconds, 10],
    [passed, 9],
    [failed, 9],
  ].map(([figure, width]) => String(figure).padStart(width))
  console.log(`${name.padEnd(12)} ${figures.join('')}`)
}
for (const { name, broken } of results) for (const piece of broken) console.log(`\nFailed: ${name}, ${piece}. Again: npm run test:all -- ${name}`)
const sum = (key) => results.reduce((all, result) => all + result[key], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 ? 1 : 0

/** Judges the pieces of a stage that have no passed result for their current content. */
async function judge({ name, says, width = 1, pieces: list }) {
  const pieces = list()
  const due = pieces.filter((piece) => !isJudged(readRecord(name)[piece.name], piece.hash))
  console.log(`\n== ${name}: ${says} ==\n${pieces.length - due.length} of ${pieces.length} pieces were judged as they are now.`)
  const waiting = [...due]
  const work = async () => {
    for (let piece = waiting.shift(); piece !== undefined; piece = waiting.shift()) await record(name, piece)
  }
  await Promise.all(Array.from({ length: width }, work))
  const entries = pieces.map((piece) => ({ piece: piece.name, ...readRecord(name)[piece.name] }))
  const total = (key) => entries.reduce((all, entry) => all + (entry[key] ?? 0), 0)
  const broken = entries.filter(({ failed }) => failed !== 0).map(({ piece }) => piece)
  return { name, pieces: pieces.length, judged: due.length, seconds: total('seconds'), passed: total('passed'), failed: total('failed'), broken }
}

async function record(stage, { name, hash, run }) {
  const from = performance.now()
  const outcome = await run().catch((error) => {
    console.error(error)
    return { passed: 0, failed: 1 }
  })
  const seconds = Math.round((performance.now() - from) / 1000)
  const { passed, failed, figures } = outcome
  // A run without any test proves nothing.
  const entry = { hash, version, date: new Date().toISOString().slice(0, 10), seconds, passed, failed: passed === 0 ? Math.max(1, failed) : failed }
  writeEntry(stage, name, figures === undefined ? entry : { ...entry, figures })
  console.log(`${stage}, ${name}: ${passed} passed, ${entry.failed} failed, ${seconds} s`)
}
