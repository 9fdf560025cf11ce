import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { installPackages } from './tools.mjs'

/** Folder of the Cloud Functions. It has its own packages, which the product does not install. */
export const FUNCTIONS = 'functions'

/** Installs the packages of the Cloud Functions if they are missing. */
export const installFunctions = () => installPackages(FUNCTIONS, { what: 'the packages of the Cloud Functions', size: '80 MB' })

/** Bundles `functions/src` into `functions/lib/index.js`, which `firebase deploy` uploads and the emulator runs. Rejects on an error. */
export async function buildFunctions() {
  const { build } = await import('vite')
  const { dependencies } = JSON.parse(readFileSync(`${FUNCTIONS}/package.json`, 'utf8'))
  const vendors = Object.keys(dependencies)
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: `${FUNCTIONS}/src/index.ts`,
      outDir: `${FUNCTIONS}/lib`,
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      rolldownOptions: { external: (id) => vendors.some((name) => id === name || id.startsWith(`${name}/`)), output: { entryFileNames: 'index.js' } },
    },
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // Usage: node scripts/node.mjs scripts/functions.mjs    `firebase deploy` runs this first.
  process.chdir(new URL('..', import.meta.url).pathname)
  const { setUp } = await import('./setUp.mjs')
  await setUp()
  await buildFunctions()
}
