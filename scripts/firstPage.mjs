import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

// Usage: node scripts/firstPage.mjs    Measures the JavaScript that "/" loads before it is fully interactive, from the last build. scripts/firstPage.json names the parts that it loads with import(); tests/e2e/firstPage.spec.ts checks that list in a browser.
const { budgetKb, alsoLoads } = JSON.parse(readFileSync('scripts/firstPage.json', 'utf8'))
const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))
const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)
const missing = alsoLoads.filter((source) => !manifest[source])
if (!entry || missing.length > 0) {
  console.error(entry ? `scripts/firstPage.json names parts that the build does not know: ${missing.join(', ')}` : 'The build has no entry.')
  process.exit(1)
}

const waiting = [entry, ...alsoLoads]
const seen = new Set(waiting)
for (const key of waiting) {
  for (const next of manifest[key].imports ?? []) {
    if (!seen.has(next)) waiting.push(next)
    seen.add(next)
  }
}
const early = [...readFileSync('dist/index.html', 'utf8').matchAll(/<script src="\/([^"]+)"/g)].map(([, file]) => file)
const files = [...new Set([...early, ...waiting.map((key) => manifest[key].file)])].filter((file) => file.endsWith('.js'))
const sizes = files.map((file) => ({ file, bytes: gzipSync(readFileSync(`dist/${file}`), { level: 9 }).length }))
const totalKb = sizes.reduce((sum, { bytes }) => sum + bytes, 0) / 1000

for (const { file, bytes } of sizes) console.log(`  ${(bytes / 1000).toFixed(1).padStart(7)} kB  ${file}`)
console.log(`First page: ${totalKb.toFixed(1)} kB of JavaScript, gzipped; the limit is ${budgetKb} kB.`)
if (totalKb > budgetKb) {
  console.error('The first page is too heavy: load what it does not need at once with import().')
  process.exitCode = 1
}
