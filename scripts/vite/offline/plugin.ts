import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin, Rollup } from 'vite'
import { directionOf, firstLanguage, type Language, languages, localeOf } from '../../../src/domain/language.ts'
import { PRODUCT_NAME } from '../../../src/product.ts'
import { SHELL } from '../pages/plugin.ts'
import { listFiles } from './groups.ts'

const DARK = '#0E0B14'
const ICON = '/icon.svg'
/** Files that every page requests, which must therefore be available offline. */
const TOO_OLD = '/tooOld.js'
const MANIFEST = 'manifest.webmanifest'

const png = (name: string, size: number, purpose: string) => ({ src: `/icons/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose })

/** Names of the shortcuts of an installed app, by language. */
const shortcutNames: Readonly<Record<Language, readonly [today: string, lastActivity: string]>> = {
  en: ['Today', 'Last activity'],
  de: ['Heute', 'Letzte Aktivität'],
  fr: ['Aujourd’hui', 'Dernière activité'],
  es: ['Hoy', 'Última actividad'],
  pt: ['Hoje', 'Última atividade'],
  ar: ['اليوم', 'آخر نشاط'],
}

const webManifest = (language: Language) => ({
  id: '/',
  lang: localeOf(language),
  dir: directionOf(localeOf(language)),
  name: PRODUCT_NAME,
  short_name: PRODUCT_NAME,
  start_url: '/',
  scope: '/',
  display: 'fullscreen',
  orientation: 'landscape',
  background_color: DARK,
  theme_color: DARK,
  // When the browser offers to install the app, it shows these as an app store would.
  screenshots: ['today', 'light', 'activities'].map((name) => ({
    src: `/screenshots/${name}.webp`,
    sizes: '1280x800',
    type: 'image/webp',
    form_factor: 'wide',
  })),
  shortcuts: [
    { name: shortcutNames[language][0], url: '/dashboard', icons: [png('icon-192', 192, 'any')] },
    { name: shortcutNames[language][1], url: '/activity#last', icons: [png('icon-192', 192, 'any')] },
  ],
  icons: [
    { src: ICON, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    png('icon-192', 192, 'any'),
    png('icon-512', 512, 'any'),
    png('maskable-512', 512, 'maskable'),
  ],
})

/** Returns the file name of a language's manifest. The page names that of the first language; src/main.tsx replaces it if necessary. */
const manifestName = (language: Language): string => (language === firstLanguage ? MANIFEST : MANIFEST.replace('.', `.${language}.`))

/**
 * Makes a build that can be installed and opens offline, with the web manifest, and `sw.js` with the names of its files. `papers` is the HTML, by path, of
 * pages that are not part of the app but also open offline.
 */
export function offline(papers: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'offline',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'post',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `/${MANIFEST}` }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icons/apple-180.png' }, injectTo: 'head' },
    ],
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const manifests = languages.map((language) => ({ fileName: manifestName(language), source: JSON.stringify(webManifest(language), null, 2) }))
        for (const manifest of manifests) this.emitFile({ type: 'asset', ...manifest })
        const page = bundle['index.html']
        if (page?.type !== 'asset') this.error('The worker needs index.html, and the build has none.')
        const shell = ['/', `/${SHELL}`, ...manifests.map(({ fileName }) => `/${fileName}`), ICON, TOO_OLD, ...firstPageFiles(bundle)]
        this.emitFile({ type: 'asset', fileName: 'files.json', source: JSON.stringify(listFiles(bundle)) })
        const files = Object.keys(bundle)
          .filter((name) => name.startsWith('assets/'))
          .map((name) => `/${name}`)
          .toSorted()
        const needs = files.map((path) => {
          const file = bundle[path.slice(1)]
          if (file?.type !== 'chunk') return []
          return [...file.imports, ...(file.viteMetadata?.importedCss ?? [])].map((name) => files.indexOf(`/${name}`)).filter((at) => at >= 0)
        })
        const text = readFileSync(new URL('./worker.js', import.meta.url), 'utf8')
        const icon = readFileSync(new URL('../../../public/icon.svg', import.meta.url))
        const tooOld = readFileSync(new URL(`../../../public${TOO_OLD}`, import.meta.url))
        const hash = createHash('sha256').update(page.source).update(JSON.stringify(manifests)).update(icon).update(tooOld).update(files.join()).update(text)
        for (const html of Object.values(papers)) hash.update(html)
        const version = hash.digest('hex').slice(0, 12)
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: `self.build = ${JSON.stringify({ version, shell, papers: Object.keys(papers), files, needs })}\n${text}`,
        })
      },
    },
  }
}

/** Returns the entry with its static imports, their style sheets and the fonts that these use, in the newest format only. */
function firstPageFiles(bundle: Rollup.OutputBundle): readonly string[] {
  const chunks = Object.values(bundle).filter((file): file is Rollup.OutputChunk => file.type === 'chunk')
  const waiting = chunks.filter((chunk) => chunk.isEntry)
  const files = new Set<string>()
  for (const chunk of waiting) {
    files.add(chunk.fileName)
    for (const file of [...(chunk.viteMetadata?.importedCss ?? []), ...(chunk.viteMetadata?.importedAssets ?? [])]) {
      if (!file.endsWith('.woff')) files.add(file)
    }
    for (const next of chunks) {
      if (chunk.imports.includes(next.fileName) && !waiting.includes(next)) waiting.push(next)
    }
  }
  // The script that runs before the page is drawn does not belong to any chunk.
  for (const name of Object.keys(bundle)) if (name.startsWith('assets/early-')) files.add(name)
  return [...files].map((file) => `/${file}`)
}
