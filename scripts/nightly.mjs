import { run } from './run.mjs'

// Usage: npm run test:nightly    The whole of `npm test`, with every film, thirty killed sessions, two hundred openings and a hundred touches.
process.chdir(new URL('..', import.meta.url).pathname)
const env = { ...process.env, FLASH_GATE: 'all', DURABILITY_SESSIONS: '30', GROWTH_OPENINGS: '200', LATENCY_TRIALS: '100' }
process.exitCode = await run(process.execPath, ['scripts/test.mjs'], { env })
