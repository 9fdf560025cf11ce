import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { runBin } from './run.mjs'

const SOURCES = [
  'src',
  'scenes',
  'machines',
  'assets',
  'public',
  'scripts/vite',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  // These sources are for the certificate page.
  'scripts/certificate',
  'tests/records/films.json',
  'tests/safety',
]
const ENV_FILES = ['.env', '.env.local', '.env.production', '.env.production.local']

const stampOf = (folder) => `${folder}/.built-from`

/** Builds the product into a folder. Throws an error if the build fails. */
export async function build({ folder = 'dist' } = {}) {
  const stamp = fingerprint()
  const code = await runBin('vite/bin/vite.js', ['build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'])
  if (code !== 0) throw new Error('The build failed; the reason stands above.')
  compress(folder)
  writeFileSync(stampOf(folder), stamp)
}

/** Builds the product only if a source, a package or a VITE_ variable has changed since the last build into that folder. */
export async function buildWhenChanged({ folder = 'dist' } = {}) {
  if (existsSync(stampOf(folder)) && readFileSync(stampOf(folder), 'utf8') === fingerprint()) return
  console.log('Building ...')
  await build({ folder })
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const file of [...SOURCES.flatMap(filesUnder), ...ENV_FILES.filter((name) => existsSync(name))]) {
    hash.update(`${file}\0`).update(readFileSync(file))
  }
  for (const name of Object.keys(process.env)
    .filter((each) => each.startsWith('VITE_'))
    .toSorted()) {
    hash.update(`${name}=${process.env[name]}\0`)
  }
  return hash.digest('hex')
}

function filesUnder(place) {
  if (!existsSync(place)) return []
  if (statSync(place).isFile()) return [place]
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .toSorted()
}

function compress(folder) {
  for (const file of filesUnder(folder)) {
    if (/\.(js|css|html|svg|json|wasm|txt)$/.test(file)) writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }))
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await build().catch((error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
