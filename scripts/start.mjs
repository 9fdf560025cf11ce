import { nextFreePort } from './freePort.mjs'
import { setUp } from './setUp.mjs'

process.chdir(new URL('..', import.meta.url).pathname)
try {
  await setUp()
  // These modules need packages, so they may only be imported after set-up.
  const { buildWhenChanged } = await import('./build.mjs')
  const { serve } = await import('./serve.mjs')
  await buildWhenChanged()
  const preferred = Number(process.env.PORT ?? 4173)
  if (!Number.isInteger(preferred) || preferred < 1 || preferred > 65_535) throw new Error(`PORT must be a port number, not "${process.env.PORT}".`)
  const port = await nextFreePort(preferred)
  await serve({ port })
  if (port !== preferred) console.log(`Port ${preferred} is taken.`)
  console.log(`\n  Ready: http://127.0.0.1:${port}/\n  Stop it with Ctrl-C.\n`)
} catch (error) {
  console.error(`\n${error.message}`)
  process.exitCode = 1
}
