import type { PageFiles } from './files.ts'

interface Entry {
  readonly files: PageFiles
  /** Content of the page's style sheets. */
  readonly style: string
  /** Name of the script that runs before anything is drawn. */
  readonly early: string
}

interface LivePage {
  readonly address: string
  readonly title: string
  readonly body: string
  readonly entry: Entry
  /** All files that the page needs, including those of the entry. */
  readonly files: PageFiles
  /** Content of the page's style sheets. Requesting them before the first paint would also delay the scripts. */
  readonly style: string
}

/** Returns the page that the build rendered, which can be read before any script loads. `data-page` is its address. */
export function livePage(html: string, { address, title, body, entry, files, style }: LivePage): string {
  // The styles come before the scripts, so that the page is painted first.
  const head = [
    inlineStyle(style, files),
    ...preloads(entry, files).map((tag) => tag.replace('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"')),
  ]
  return filled(html, entry, head)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace('<div id="overlay"></div>', () => `<div id="overlay" data-page="${address}">${body}</div>`)
}

/** Returns the page for every other address. It shows that it is loading, and preloads what all pages need. */
export function emptyPage(html: string, { body, entry, files }: Pick<LivePage, 'body' | 'entry' | 'files'>): string {
  const sheets = without(files.styles, entry.files.styles).map((name) => `<link rel="preload" as="style" crossorigin href="/${name}">`)
  return filled(html, entry, [...preloads(entry, files), inlineStyle(entry.style, entry.files), ...sheets]).replace(
    '<div id="overlay"></div>',
    () => `<div id="overlay">${body}</div>`,
  )
}

// A disabled style sheet is not downloaded. Code that loads it later, for the parts that need it, finds the link and does not add a second one.
const inlineStyle = (style: string, files: PageFiles) =>
  [`<style>${style}</style>`, ...files.styles.map((name) => `<link rel="stylesheet" disabled href="/${name}">`)].join('\n    ')

const preloads = (entry: Entry, files: PageFiles) => [
  ...entry.files.fonts.map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}">`),
  ...files.scripts.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
]

const without = (names: readonly string[], others: readonly string[]) => names.filter((name) => !others.includes(name))

// The entry's own links are replaced by those written here.
function filled(html: string, { files, early }: Entry, head: readonly string[]): string {
  const own = [...files.styles, ...files.scripts].map((name) => `/${name}`)
  const lines = html.split('\n').filter((line) => !(line.includes('<link') && own.some((name) => line.includes(`href="${name}"`))))
  const first = `<script src="/${early}"></script>`
  return lines
    .join('\n')
    .replace('<title>', () => `${first}\n    <title>`)
    .replace('</head>', () => `${head.map((tag) => `    ${tag}\n`).join('')}  </head>`)
}
