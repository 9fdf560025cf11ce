import { writeFileSync } from 'node:fs'
import { audit } from './audit.mjs'
import { filmHashes, LAST_NIGHT } from './filmHashes.mjs'
import { run } from './run.mjs'

// Usage: npm run test:nightly    The whole of `npm test`, with every film, thirty killed sessions, two hundred openings and a hundred touches;
// then the security rules with one condition less, again and again, which the table of their cases must notice; and the product with one
// deliberate fault after the other, which its tests must notice; and, where a registry answers, an audit of the packages that are shipped;
// and how fast the pages are, with Lighthouse's marks of them.
// A green night keeps what it filmed, by content, in tests/safety/lastNight.json, to be committed: the sample by day leans on what changed since.
process.chdir(new URL('..', import.meta.url).pathname)
const env = { ...process.env, NIGHT: '1', DURABILITY_SESSIONS: '30', SWITCHES: '64', LATENCY_TRIALS: '100' }
const filmed = filmHashes()
const tested = await run(process.execPath, ['scripts/test.mjs'], { env })
const mutated = await run(process.execPath, ['scripts/rules/mutate.mjs'])
const faulty = await run(process.execPath, ['scripts/faults.mjs'])
const audited = await audit()
const quick = await run(process.execPath, ['scripts/benchPages.mjs', '--lighthouse'])
if (tested === 0) writeFileSync(LAST_NIGHT, `${JSON.stringify(filmed, null, 2)}\n`)
process.exitCode = tested || mutated || faulty || audited || quick
