import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { build, type PluginOption } from 'vite'
import { lightWorker } from '../../scripts/vite/camera/lightWorker'
import { heavyLibraries, lightEntry } from '../../scripts/vite/lightEntry'
import { standIn } from '../../scripts/vite/standIn/plugin'

const roots: string[] = []

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true })
})

/** Builds a small page with the guard. Every large library is replaced by one line. */
async function buildPage(sources: Readonly<Record<string, string>>, plugins: PluginOption[] = [lightEntry(), standIn()]): Promise<void> {
  const root = mkdtempSync(path.join(tmpdir(), 'build-guard-'))
  roots.push(root)
  const packages = heavyLibraries.map((name) => (name.endsWith('/') ? `${name}part` : name))
  const files: Record<string, string> = { 'index.html': '<script type="module" src="/main.js"></script>', ...sources }
  for (const name of packages) {
    files[`node_modules/${name}/package.json`] = JSON.stringify({ name, type: 'module', main: 'index.js' })
    files[`node_modules/${name}/index.js`] = `console.error(${JSON.stringify(name)}); export const heavy = 1`
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  await build({ root, configFile: false, logLevel: 'silent', plugins, build: { minify: false } })
}

describe('the build guard', () => {
  it.each(['phaser', '@tensorflow/part', '@mediapipe/part', 'firebase/part', 'dexie', 'jspdf'])(
    "refuses %s among the first page's static imports, however deep",
    async (library) => {
      const sources = { 'main.js': `import './near.js'`, 'near.js': `import { heavy } from '${library}'\nconsole.error(heavy)` }
      await expect(buildPage(sources)).rejects.toThrow(/Load it with import\(\)/)
    },
  )

  it('finds it in a chunk that the entry shares with a lazy part', async () => {
    const sources = {
      'main.js': `import { shared } from './shared.js'\nimport('./lazy.js')\nconsole.error(shared)`,
      'lazy.js': `import { shared } from './shared.js'\nconsole.error(shared, 'lazy')`,
      'shared.js': `import { heavy } from 'phaser'\nexport const shared = heavy`,
    }
    await expect(buildPage(sources)).rejects.toThrow(/"phaser"/)
  })

  it('refuses the fake payment service, even behind import()', async () => {
    const sources = { 'main.js': `import('./scripts/vite/standIn/payments.js')`, 'scripts/vite/standIn/payments.js': `console.error('paid')` }
    await expect(buildPage(sources)).rejects.toThrow(/pretends to be a payment service/)
  })

  it('accepts a heavy library behind import()', async () => {
    const sources = { 'main.js': `import('./lazy.js')`, 'lazy.js': `import { heavy } from 'phaser'\nconsole.error(heavy)` }
    await expect(buildPage(sources)).resolves.toBeUndefined()
  })
})

describe('the size budget of the workers that run models', () => {
  // The content is random, so that gzip cannot compress it.
  const heavy = `console.error(${JSON.stringify(Array.from({ length: 2000 }, (_, index) => Math.sin(index).toString(36)).join(' '))})`
  const starts = (name: string) => `new Worker(new URL('./${name}.worker.js', import.meta.url), { type: 'module' })\n`
  const sources = { 'main.js': starts('hands') + starts('face'), 'hands.worker.js': `console.error('light')`, 'face.worker.js': heavy }

  it('is enforced', async () => {
    await expect(buildPage(sources, [lightWorker(5)])).rejects.toThrow(/budget is 5 kB/)
    await expect(buildPage(sources, [lightWorker(50)])).resolves.toBeUndefined()
  })

  it('rejects a build without one of them', async () => {
    await expect(buildPage({ 'main.js': '' }, [lightWorker()])).rejects.toThrow(/no worker for hands/)
    await expect(buildPage({ ...sources, 'main.js': starts('hands') }, [lightWorker()])).rejects.toThrow(/no worker for face/)
  })
})
