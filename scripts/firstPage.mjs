import { readFileSync } from 'node:fs'
import { entry, gzippedBytes, screens, scriptsOf, unknownSources } from './pages/weights.mjs'

// Usage: node scripts/firstPage.mjs    Measures the JavaScript of the last build: everything that "/" loads before it is fully interactive, and what
// each screen imports. scripts/firstPage.json has the limits (kB, gzipped) and names the parts that "/" loads with import().
// tests/e2e/firstPage.spec.ts checks that list in a browser.
const { budgetKb, alsoLoads, screenKb, otherScreens } = JSON.parse(readFileSync('scripts/firstPage.json', 'utf8'))
const unknown = unknownSources([...alsoLoads, ...Object.keys(otherScreens).map(sourceOf)])
if (!entry || unknown.length > 0) {
  console.error(entry ? `scripts/firstPage.json names parts that the build does not know: ${unknown.join(', ')}` : 'The build has no entry.')
  process.exit(1)
}

const early = [...readFileSync('dist/index.html', 'utf8').matchAll(/<script src="\/([^"]+\.js)"/g)].map(([, file]) => [file, gzippedBytes(file)])
const first = [...new Map([...early, ...scriptsOf([entry, ...alsoLoads])])]
for (const [file, bytes] of first) console.log(`  ${(bytes / 1000).toFixed(1).padStart(7)} kB  ${file}`)
judge('First page', first, budgetKb)
for (const source of screens.toSorted()) {
  const name = source.split('/')[2]
  judge(`/${name}`, scriptsOf([entry, source]), otherScreens[name] ?? screenKb)
}

function judge(name, files, limit) {
  const total = files.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000
  console.log(`${name}: ${total.toFixed(1)} kB of JavaScript, gzipped; the limit is ${limit} kB.`)
  if (total <= limit) return
  console.error(`${name} is too heavy: load the parts that it does not need at once with import().`)
  process.exitCode = 1
}

function sourceOf(name) {
  return `src/screens/${name}/screen.tsx`
}
