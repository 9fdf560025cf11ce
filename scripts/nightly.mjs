import { run } from './run.mjs'

// Usage: npm run test:nightly    The whole of `npm test`, with every film, thirty killed sessions, two hundred openings and a hundred touches;
// then the security rules with one condition less, again and again, which the table of their cases must notice.
process.chdir(new URL('..', import.meta.url).pathname)
const env = { ...process.env, FLASH_GATE: 'all', DURABILITY_SESSIONS: '30', GROWTH_OPENINGS: '200', LATENCY_TRIALS: '100' }
const tested = await run(process.execPath, ['scripts/test.mjs'], { env })
const mutated = await run(process.execPath, ['scripts/rules/mutate.mjs'])
process.exitCode = tested || mutated
