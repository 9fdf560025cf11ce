import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))
const sizes = new Map()

/** Entry of the build. */
export const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)
export const unknownSources = (sources) => sources.filter((source) => manifest[source] === undefined)
/** Sources of all screens. Each screen loads when its page is opened. */
export const screens = Object.keys(manifest).filter((key) => /^src\/screens\/[^/]+\/screen\.tsx$/.test(key))

/** Returns the scripts that these sources import, directly or indirectly, as `[file, gzipped bytes]`. */
export function scriptsOf(sources) {
  const waiting = [...sources]
  const seen = new Set(waiting)
  for (const key of waiting) {
    for (const next of manifest[key].imports ?? []) {
      if (!seen.has(next)) waiting.push(next)
      seen.add(next)
    }
  }
  return [...new Set(waiting.map((key) => manifest[key].file))].filter((file) => file.endsWith('.js')).map((file) => [file, gzippedBytes(file)])
}

export function gzippedBytes(file) {
  const known = sizes.get(file) ?? gzipSync(readFileSync(`dist/${file}`), { level: 9 }).length
  sizes.set(file, known)
  return known
}
