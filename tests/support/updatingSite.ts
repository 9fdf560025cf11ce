import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { anyFreePort } from '../../scripts/freePort.mjs'
import { serve } from '../../scripts/serve.mjs'

const FOLDER = 'test-results/update'

/** The build on a port of its own, which can be put in the place of by another version of itself. */
export async function openUpdatingSite() {
  const port = await anyFreePort()
  rmSync(FOLDER, { recursive: true, force: true })
  cpSync('dist', `${FOLDER}/first`, { recursive: true })
  let server = await serve({ folder: `${FOLDER}/first`, port })
  const close = () => closed(server)
  return {
    origin: `http://127.0.0.1:${port}`,
    close,
    /**
     * Puts a version there whose code has other names and which starts, or does not. What was there is gone, as after any update.
     * `lacks`: its start script is not there, or what is behind the doors, or nothing is under the names of scripts that its worker lists.
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
      rewrite(`${folder}/sw.js`, (text) => text.replace(/"version":"\w+"/, `"version":"${name}"`))
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
