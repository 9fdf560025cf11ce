import { findChromium } from './findChromium.mjs'
import { anyFreePort } from './freePort.mjs'
import { runBin } from './run.mjs'
import { setUp } from './setUp.mjs'

// Usage: npm run bench:latency    A hundred real touches, alone on the machine, at full speed and on a processor four times slower.
process.chdir(new URL('..', import.meta.url).pathname)
await setUp()
for (const slowdown of [1, 4]) {
  const env = {
    ...process.env,
    CHROMIUM_PATH: await findChromium(),
    E2E_PORT: String(await anyFreePort()),
    LATENCY_TRIALS: process.env.LATENCY_TRIALS ?? '100',
    LATENCY_SLOWDOWN: String(slowdown),
  }
  const code = await runBin('@playwright/test/cli.js', ['test', '--reporter=list', 'tests/bench/latency'], { env })
  if (code !== 0) process.exitCode = code
}
