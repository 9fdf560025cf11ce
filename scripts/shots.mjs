import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { build, preview } from 'vite'
import { findChromium } from './findChromium.mjs'

/*
 * Usage: npm run shots -- <activity> [category] [--size 1024x768] [--support B] [--phase waiting|rewarding] [--after 600] [--profile
 * '{"photosensitive":"yes"}'] [--own '{"arrange":"row"}']
 * Plays every level of an activity to its first scored trial, or free play until the first response, and writes one sheet of pictures for each size:
 * test-results/shots/<activity>-<category>-<size>.png. The sheets are for people to look at, not for comparison in tests.
 */
const words = process.argv.slice(2)
const option = (name, fallback) => (words.includes(`--${name}`) ? words[words.indexOf(`--${name}`) + 1] : fallback)
const [activity, category = null] = words.filter((word, index) => !word.startsWith('--') && !words[index - 1]?.startsWith('--'))
const sizes = option('size', '1024x768,1280x800,844x390').split(',')
const support = option('support', null)
const phase = option('phase', 'waiting')
/** Time (ms) after the start of the phase at which the picture is taken. */
const after = Number(option('after', '600'))
const child = JSON.parse(option('profile', '{}'))
/** Settings of this activity. */
const own = JSON.parse(option('own', '{}'))
const SUPPORT = [
  [3, 'A'],
  [6, 'B'],
  [10, 'C'],
]

const outDir = `test-results/harness-shots-${process.pid}`
await build({
  root: 'tests/safety/harness',
  configFile: false,
  logLevel: 'error',
  build: { outDir: `../../../${outDir}`, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 2000 },
})
const server = await preview({ root: '.', configFile: false, build: { outDir }, preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' })
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--use-gl=swiftshader', '--enable-unsafe-swiftshader'] })
mkdirSync('test-results/shots', { recursive: true })

for (const size of sizes) {
  const [width, height] = size.split('x').map(Number)
  const page = await browser.newPage({ viewport: { width, height }, hasTouch: true })
  // A busy machine may draw a hundred times more slowly, but nothing here depends on the clock.
  page.setDefaultTimeout(600_000)
  page.on('pageerror', (error) => console.error(`page: ${error.message}`))
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  await page.waitForFunction(() => window.harness !== undefined)
  const levels = (await page.evaluate(() => window.harness.levels)).filter(
    (level) => level.activity === activity && (category === null || level.category === category),
  )
  const shots = []
  for (const { category: of, level, complexity, isFree } of category === null ? levels.filter((level) => level.category === levels[0]?.category) : levels) {
    const profile = { ...child, support: support ?? SUPPORT.find(([most]) => complexity <= most)[1] }
    await page.evaluate((film) => window.harness.open(film.activity, film.of, film.level, film.profile, film.own), { activity, of, level, profile, own })
    await page.evaluate(
      async ({ wanted, plays, frames }) => {
        for (let frame = 0; frame < 3000; frame++) {
          const { trial, phase: now, targets, aim } = window.__stage.snapshot()
          if (trial >= 2 && now === wanted) break
          if (now === 'waiting' && (plays || trial < 2 || wanted === 'rewarding')) {
            const next = targets.find(({ id }) => id === aim) ?? targets.find(({ role }) => role === 'target')
            if (next !== undefined) window.harness.tap(next.x, next.y)
            if (plays) break
          }
          await window.__stage.step(1, 100)
        }
        await window.__stage.step(frames, 50)
      },
      { wanted: phase, plays: isFree, frames: Math.round(after / 50) },
    )
    shots.push(await page.screenshot())
  }
  const columns = Math.min(3, shots.length)
  const scale = 480 / width
  const [w, h] = [480, Math.round(height * scale)]
  const tiles = await Promise.all(shots.map((shot) => sharp(shot).resize(w, h).toBuffer()))
  await sharp({ create: { width: columns * (w + 6), height: Math.ceil(shots.length / columns) * (h + 6), channels: 3, background: '#444' } })
    .composite(tiles.map((input, index) => ({ input, left: (index % columns) * (w + 6) + 3, top: Math.floor(index / columns) * (h + 6) + 3 })))
    .png()
    .toFile(`test-results/shots/${[activity, category, size, phase].filter(Boolean).join('-')}.png`)
  await page.close()
}
await browser.close()
await server.close()
console.log(`test-results/shots/${activity}-*.png`)
