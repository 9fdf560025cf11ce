import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { browsers } from './findChromium.mjs'
import { anyFreePort } from './freePort.mjs'
import { run, runBin } from './run.mjs'
import { setUp } from './setUp.mjs'

/*
 * Usage: npm run bench [-- latency]    Measures the production build without other work on the machine: the cost of each activity with the processor
 * slowed down to a quarter, the error of the logged latency at full and reduced speed, the memory that remains after sixty-four switches through the
 * app, and the size of every part. Prints one table and writes test-results/bench.json.
 */
process.chdir(new URL('..', import.meta.url).pathname)
const OUT = 'test-results/bench'
const onlyLatency = process.argv.includes('latency')
await setUp()
rmSync(OUT, { recursive: true, force: true })
mkdirSync(OUT, { recursive: true })
if ((await run(process.execPath, ['scripts/build.mjs'])) !== 0) process.exit(1)

async function measure(file, settings) {
  const env = {
    ...process.env,
    ...(await browsers()),
    E2E_PORT: String(await anyFreePort()),
    EXHAUSTIVE: '1',
    ...settings,
  }
  const code = await runBin('@playwright/test/cli.js', ['test', '--reporter=list', `tests/bench/${file}`], { env })
  if (code !== 0) process.exitCode = code
}

for (const slowdown of ['1', '4']) await measure('latency', { LATENCY_TRIALS: process.env.LATENCY_TRIALS ?? '100', LATENCY_SLOWDOWN: slowdown })
if (!onlyLatency) {
  await measure('frames', { FRAMES: process.env.FRAMES ?? '600' })
  await measure('switching', { SWITCHES: process.env.SWITCHES ?? '64' })
}

const read = (name) => (existsSync(`${OUT}/${name}.json`) ? JSON.parse(readFileSync(`${OUT}/${name}.json`, 'utf8')) : null)
const chunks = readdirSync('dist/assets')
  .filter((file) => /\.(js|css)$/.test(file))
  .map((file) => ({ file, kb: gzipSync(readFileSync(`dist/assets/${file}`), { level: 9 }).length / 1000 }))
  .sort((one, other) => other.kb - one.kb)
const result = {
  latency: [1, 4].map((times) => read(`latency-${times}x`)),
  acrossAPause: [1, 4].map((times) => read(`latency-across-a-pause-${times}x`)),
  frames: read('frames'),
  switching: read('switching'),
  chunks,
}
writeFileSync('test-results/bench.json', JSON.stringify(result, null, 2))

const figure = (value, width = 8) => (value == null ? '-' : value.toFixed(1)).padStart(width)
console.log('\nError of the logged latency (ms)            median      p95    worst  touches')
for (const [name, rows] of [
  ['straight', result.latency],
  ['across a pause', result.acrossAPause],
]) {
  for (const row of rows)
    if (row)
      console.log(
        `${`${name}, ${row.slowdown}x slower`.padEnd(40)} ${figure(row.medianMs)} ${figure(row.p95Ms)} ${figure(row.worstMs)} ${String(row.touches).padStart(8)}`,
      )
}
if (result.frames) {
  console.log('\nMain thread at 4x slower (ms)               opening        frame')
  console.log('                                     cold     warm   median      p95      p99  longest')
  for (const { activity, coldMs, warmMs, frameMs } of result.frames.costs) {
    console.log(`${activity.padEnd(32)} ${[coldMs, warmMs, frameMs.median, frameMs.p95, frameMs.p99, frameMs.longest].map((value) => figure(value)).join(' ')}`)
  }
}
if (result.switching)
  console.log(
    `\nAfter ${result.switching.switches} switches through the app: ${result.switching.kbEach.toFixed(1)} kB of objects each, ${result.switching.nodes} nodes, ${result.switching.listeners} listeners, ${result.switching.textures} textures more`,
  )
console.log(
  `\nLargest parts, gzipped: ${chunks
    .slice(0, 6)
    .map(({ file, kb }) => `${file} ${kb.toFixed(0)} kB`)
    .join(', ')}`,
)
console.log('All of it: test-results/bench.json')
