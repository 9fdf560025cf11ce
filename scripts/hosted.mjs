import { pathToFileURL } from 'node:url'
import { browsers } from './findChromium.mjs'
import { anyFreePort } from './freePort.mjs'
import { runBin } from './run.mjs'

/** Runs the tests on the hosted backend with everything that they need. Resolves to Playwright's exit code. */
export async function runHosted(args, { env = process.env } = {}) {
  const { openHostedSite } = await import('./hostedSite.mjs')
  const ports = { auth: await anyFreePort(), firestore: await anyFreePort(), payments: await anyFreePort(), functions: await anyFreePort() }
  const site = await openHostedSite({ ports, firstPort: Number(env.E2E_PORT ?? (await anyFreePort())) })
  const stopAndLeave = () => site.stop().then(() => process.exit(130))
  process.once('SIGINT', stopAndLeave)
  process.once('SIGTERM', stopAndLeave)
  const named = {
    ...env,
    ...site.env,
    ...(await browsers()),
    HOSTED_ORIGIN: site.origin,
    HOSTED_CODE: site.demo.code,
  }
  try {
    return await runBin('@playwright/test/cli.js', ['test', '--config', 'playwright.hosted.config.ts', ...args], { env: named })
  } finally {
    await site.stop()
    process.removeListener('SIGINT', stopAndLeave)
    process.removeListener('SIGTERM', stopAndLeave)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // Usage: node scripts/hosted.mjs [Playwright's arguments]
  process.chdir(new URL('..', import.meta.url).pathname)
  process.exitCode = await runHosted(process.argv.slice(2)).catch((error) => {
    console.error(error.message)
    return 1
  })
}
