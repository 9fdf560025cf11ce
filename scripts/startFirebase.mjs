import { isPortFree } from './freePort.mjs'
import { setUp } from './setUp.mjs'

// Usage: npm run start:firebase    Starts the production build with emulators on this machine that contain the demo clinic.
process.chdir(new URL('..', import.meta.url).pathname)

try {
  await setUp()
  const { openHostedSite, BUILT_IN_PORTS } = await import('./hostedSite.mjs')
  for (const [name, port] of Object.entries(BUILT_IN_PORTS)) {
    if (!(await isPortFree(port))) throw new Error(`${name} needs port ${port}, which is taken.`)
  }
  const { origin, demo, stop } = await openHostedSite({ firstPort: Number(process.env.PORT ?? 4174) })
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop().then(() => process.exit(0)))
  console.log(`\n  Ready: ${origin}/\n`)
  for (const email of demo.logins) console.log(`  ${email.padEnd(30)} ${demo.password}`)
  console.log(`  A code: ${demo.code}\n\n  What is entered here is gone when it stops. Stop it with Ctrl-C.\n`)
} catch (error) {
  console.error(`\n${error.message}`)
  process.exitCode = 1
}
