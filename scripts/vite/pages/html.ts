import type { PageFiles } from './files.ts'

interface Entry {
  readonly files: PageFiles
  /** Its style sheets as text. */
  readonly style: string
  /** The name of the script that runs before anything is drawn. */
  readonly early: string
}

interface LivePage {
  readonly address: string
  readonly title: string
  readonly body: string
  readonly entry: Entry
  /** All that the page needs, the entry's own with it. */
  readonly files: PageFiles
  /** Its style sheets as text: what had to be fetched before the first picture would hold up the scripts too. */
  readonly style: string
}

/** The page that the build has drawn: to be read before any script is there. `data-page` says which it is. */
export function livePage(html: string, { address, title, body, entry, files, style }: LivePage): string {
  // What draws the picture goes before what brings it to life.
  const head = [
    inlineStyle(style, files),
    ...preloads(entry, files).map((tag) => tag.replace('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"')),
  ]
  return filled(html, entry, head)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace('<div id="overlay"></div>', () => `<div id="overlay" data-page="${address}">${body}</div>`)
}

/** The page for every other address: it says that it takes a moment, and is already fetching what all of them need. */
export function emptyPage(html: string, { body, entry, files }: Pick<LivePage, 'body' | 'entry' | 'files'>): string {
  const sheets = without(files.styles, entry.files.styles).map((name) => `<link rel="preload" as="style" crossorigin href="/${name}">`)
  return filled(html, entry, [...preloads(entry, files), inlineStyle(entry.style, entry.files), ...sheets]).replace(
    '<div id="overlay"></div>',
    () => `<div id="overlay">${body}</div>`,
  )
}

// A sheet that is named and disabled is not fetched: what asks for it later, for the parts that need it, finds that it is there already.
const inlineStyle = (style: string, files: PageFiles) =>
  [`<style>${style}</style>`, ...files.styles.map((name) => `<link rel="stylesheet" disabled href="/${name}">`)].join('\n    ')

const preloads = (entry: Entry, files: PageFiles) => [
  ...entry.files.fonts.map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}">`),
  ...files.scripts.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
]

const without = (names: readonly string[], others: readonly string[]) => names.filter((name) => !others.includes(name))

// The entry's own links give way to what is written in their place.
function filled(html: string, { files, early }: Entry, head: readonly string[]): string {
  const own = [...files.styles, ...files.scripts].map((name) => `/${name}`)
  const lines = html.split('\n').filter((line) => !(line.includes('<link') && own.some((name) => line.includes(`href="${name}"`))))
  const first = `<script src="/${early}"></script>`
  return lines
    .join('\n')
    .replace('<title>', () => `${first}\n    <title>`)
    .replace('</head>', () => `${head.map((tag) => `    ${tag}\n`).join('')}  </head>`)
}
