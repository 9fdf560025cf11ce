import { mkdirSync, writeFileSync } from 'node:fs'
import { buildWhenChanged } from './build.mjs'
import { findChromium } from './findChromium.mjs'
import { anyFreePort } from './freePort.mjs'
import { auditPages, printAudits } from './pages/lighthouse.mjs'
import { measurePages, printPages } from './pages/measure.mjs'
import { openVisitors } from './pages/visitors.mjs'
import { serve } from './serve.mjs'
import { setUp } from './setUp.mjs'

/*
 * Usage: npm run bench:pages [-- --lighthouse]    Measures the pages of the production build with the processor slowed down to a quarter, 10 Mbit/s and
 * 40 ms, each in a new browser: first paint, largest paint, time until the first press is answered, JavaScript requested until then, and layout
 * shift. With --lighthouse it also measures Lighthouse's scores, as on a phone. Prints the tables and writes test-results/bench/pages.json.
 */
process.chdir(new URL('..', import.meta.url).pathname)
const OUT = 'test-results/bench'
await setUp()
await buildWhenChanged()
mkdirSync(OUT, { recursive: true })

const port = await anyFreePort()
const server = await serve({ port })
const origin = `http://127.0.0.1:${port}`
const visitors = await openVisitors({ origin, chromiumPath: await findChromium() })
try {
  const pages = await measurePages({ origin, visitors })
  printPages(pages)
  const audits = process.argv.includes('--lighthouse') ? await auditPages({ origin, visitors }) : null
  if (audits !== null) printAudits(audits)
  writeFileSync(`${OUT}/pages.json`, JSON.stringify({ pages, audits }, null, 2))
} finally {
  await visitors.close()
  server.close()
  server.closeAllConnections()
}
