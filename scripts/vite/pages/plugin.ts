import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type Rollup } from 'vite'
import { earlyScript } from './early.ts'
import { textsOf } from './texts.ts'
import { chunksOf, filesFrom, type PageFiles } from './files.ts'
import { emptyPage, livePage } from './html.ts'

/** Exports of src/prerender.tsx. */
interface Drawing {
  readonly pages: readonly string[]
  tabTitleOf(path: string): Promise<string>
  draw(path: string): Promise<string>
  drawWaiting(): string
}

const CACHE = 'node_modules/.cache'
const ENTRY = 'src/prerender.tsx'

/** Returns the parts of every page after sign-in, and the parts that store its people and documents. */
const insideOf = (isHosted: boolean) => [
  'src/app/routing/AuthenticatedApp.tsx',
  'src/backend.ts',
  ...(isHosted ? ['src/adapters/firebase/backend.ts'] : ['src/adapters/local/backend.ts', 'src/adapters/local/identity.ts']),
  ...textsOf('shell'),
]

/** File name of the page without content, for every address that has no page. */
export const SHELL = 'app.html'

/**
 * Prerenders the public pages: `/` is index.html, `/signin` is signin.html. Every other address gets `app.html`, which shows that it is loading. Each page
 * names the scripts and style sheets that it needs, so that they load in parallel and not one after another.
 */
export function drawnPages({ isMoved, isHosted }: { isMoved: boolean; isHosted: boolean }): Plugin {
  return {
    name: 'drawn-pages',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') this.error('There is no index.html to draw into.')
        const html = String(page.source)
        const chunks = chunksOf(bundle)
        const inside = filesFrom(chunks, [chunks.entry, ...chunks.named(...insideOf(isHosted))])
        const early = earlyScript(chunks, inside)
        this.emitFile({ type: 'asset', ...early })
        const entry = { ...styleOf(bundle, filesFrom(chunks, [chunks.entry])), early: early.fileName }
        const emit = (body: string) => this.emitFile({ type: 'asset', fileName: SHELL, source: emptyPage(html, { body, entry, files: inside }) })
        if (isMoved) return void emit('')
        await drawAll(async ({ pages, tabTitleOf, draw, drawWaiting }) => {
          emit(drawWaiting())
          for (const address of pages) {
            const files = address === '/' ? entry.files : filesFrom(chunks, [chunks.entry, ...partsOf(chunks, address)])
            const source = livePage(html, { address, title: await tabTitleOf(address), body: await draw(address), entry, ...styleOf(bundle, files) })
            if (address === '/') page.source = source
            else this.emitFile({ type: 'asset', fileName: `${address.slice(1)}.html`, source })
          }
        })
      },
    },
  }
}

/** Returns the parts of a prerendered page in addition to the entry. None of them needs the backend to become interactive. */
function partsOf(chunks: ReturnType<typeof chunksOf>, address: string) {
  return chunks.named('src/app/routing/PublicApp.tsx', `src/screens${address}/screen.tsx`, ...textsOf('shell'), ...textsOf(address))
}

/** Returns the content of these style sheets. It is written into the page, which can therefore be painted as soon as it arrives. */
function styleOf(bundle: Rollup.OutputBundle, files: PageFiles) {
  const style = files.styles.map((name) => {
    const sheet = bundle[name]
    return sheet?.type === 'asset' ? String(sheet.source) : ''
  })
  return { files, style: style.join('\n') }
}

/** Renders each page with the product's own code, which is built for Node next to the installed packages that it imports. */
async function drawAll<Drawn>(work: (drawing: Drawing) => Promise<Drawn>): Promise<Drawn> {
  mkdirSync(CACHE, { recursive: true })
  const outDir = mkdtempSync(path.resolve(CACHE, 'drawing-'))
  try {
    await build({ logLevel: 'warn', build: { ssr: ENTRY, outDir, manifest: false, copyPublicDir: false } })
    return await work((await import(pathToFileURL(path.join(outDir, 'prerender.js')).href)) as Drawing)
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}
