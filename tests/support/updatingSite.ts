import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { Page } from '@playwright/test'
import { anyFreePort } from '../../scripts/freePort.mjs'
import { serve } from '../../scripts/serve.mjs'

const FOLDER = 'test-results/update'

/** Code added to the service worker: the time limit for a page's start ends when a test says so, for the given start script. */
const SAID_TIMES = `
const over = new Set()
const ends = []
self.addEventListener('message', ({ data }) => {
  if (data.overFor === undefined) return
  over.add(data.overFor)
  for (const { startScript, end } of ends) if (over.has(startScript)) end()
})
const whenOver = (startScript, end) => (over.has(startScript) ? end() : ends.push({ startScript, end }))
`

/** Removes the clock from a service worker. A start lasts until `expireStart`, and the network may take any time. */
const withoutClock = (text: string) => {
  const said = [
    ['setTimeout(resolve, START_MS)', 'whenOver(startScript, resolve)'],
    ['abortedAfter(NETWORK_MS)', 'new AbortController().signal'],
  ] as const
  for (const [timed] of said) if (!text.includes(timed)) throw new Error(`The worker has no ${timed}`)
  return said.reduce((all, [timed, other]) => all.replace(timed, other), text) + SAID_TIMES
}

/** Makes the time limit of this page's start-up expire at once. */
export async function expireStart(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { src } = document.querySelector<HTMLScriptElement>('script[type=module]') ?? { src: '' }
    navigator.serviceWorker.controller?.postMessage({ overFor: new URL(src).pathname })
  })
}

/** Serves the build on a separate port, where another version can replace it. */
export async function openUpdatingSite() {
  const port = await anyFreePort()
  rmSync(FOLDER, { recursive: true, force: true })
  cpSync('dist', `${FOLDER}/first`, { recursive: true })
  rewrite(`${FOLDER}/first/sw.js`, withoutClock)
  rmSync(`${FOLDER}/first/sw.js.gz`, { force: true })
  let server = await serve({ folder: `${FOLDER}/first`, port })
  const close = () => closed(server)
  return {
    origin: `http://127.0.0.1:${port}`,
    close,
    /**
     * Deploys a version with renamed code, which may or may not start. The previous files are gone, as after any update. `lacks` names the missing
     * files: the start script, the scripts of the pages, or the scripts that its service worker lists.
     */
    async update(name: string, { isBroken, lacks }: { readonly isBroken: boolean; readonly lacks?: 'start script' | 'listed scripts' | 'pages' }) {
      const folder = `${FOLDER}/${name}`
      cpSync('dist', folder, { recursive: true })
      const scripts = readdirSync(`${folder}/assets`).filter((file) => file.endsWith('.js'))
      const renamed = new Map(scripts.map((file) => [file, file.replace(/-..([\w-]{6}\.js)$/, `-${name.slice(0, 2)}$1`)]))
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (file.endsWith('.gz')) rmSync(`${folder}/${file}`)
        else if (/\.(html|js|json)$/.test(file)) rewrite(`${folder}/${file}`, (text) => text.replaceAll(/[\w.-]+\.js/g, (found) => renamed.get(found) ?? found))
      }
      for (const [before, after] of renamed) renameSync(`${folder}/assets/${before}`, `${folder}/assets/${after}`)
      const [, start = ''] = /src="(\/assets\/index-[^"]+)"/.exec(readFileSync(`${folder}/index.html`, 'utf8')) ?? []
      if (isBroken) writeFileSync(`${folder}${start}`, 'throw new Error("this version does not start")')
      rewrite(`${folder}/sw.js`, (text) => withoutClock(text.replace(/"version":"\w+"/, `"version":"${name}"`)))
      if (lacks === 'start script') rmSync(`${folder}${start}`)
      if (lacks === 'pages') for (const [, file] of renamed) if (file.startsWith('Inside-')) rmSync(`${folder}/assets/${file}`)
      if (lacks === 'listed scripts') {
        const named = (text: string) => text.replaceAll(/-[\w-]{8}\.js"/g, '-nowhere0.js"')
        rewrite(`${folder}/sw.js`, (text) => text.replace(/"files":\[.*?\]/, named))
      }
      await closed(server)
      server = await serve({ folder, port })
    },
  }
}

const rewrite = (file: string, change: (text: string) => string) => writeFileSync(file, change(readFileSync(file, 'utf8')))

const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
