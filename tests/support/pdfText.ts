import { inflateSync } from 'node:zlib'

/*
 * A small reader for the app's PDFs, independent of the code that writes them. It reads objects, pages, the structure tree, and the text of each
 * page using the tables that map glyphs to text. It supports only what these PDFs use, and throws an error for anything else.
 */

export interface PdfElement {
  readonly type: string
  readonly alt: string | null
  readonly actualText: string | null
  readonly scope: string | null
  /** Bounding box of a figure on its page: left, bottom, right, top. */
  readonly box: readonly number[] | null
  /** Texts and child elements of this element, in reading order. */
  readonly kids: readonly (PdfElement | string)[]
}

export interface ReadPdf {
  readonly catalog: string
  readonly pages: readonly {
    readonly dictionary: string
    readonly stream: string
    readonly marked: ReadonlyMap<number, string>
    readonly artifacts: readonly string[]
    readonly unmarked: readonly string[]
  }[]
  readonly root: PdfElement
  readonly fonts: readonly string[]
  /** Marked content that belongs to no element, and elements' content that is not on a page. */
  readonly orphans: readonly string[]
  /** Marked content whose entry in the parent tree leads to the wrong element. */
  readonly astray: readonly string[]
  readonly metadata: string
  /** PDF version, such as `1.7`. */
  readonly version: string
  /** Returns the content of an object by its number. */
  object(id: string | number | undefined): string
  /** Returns the text of a font's glyphs by glyph number. */
  letters(font: string): ReadonlyMap<number, string>
  /** Fonts and pictures by the names that the pages use. */
  readonly resources: string
}

export function readPdf(bytes: Uint8Array): ReadPdf {
  const source = Buffer.from(bytes).toString('latin1')
  const objects = new Map<number, string>()
  for (const [, id, body] of source.matchAll(/(?<=^|\n)(\d+) 0 obj\r?\n([\s\S]*?)\nendobj/g)) objects.set(Number(id), body ?? '')
  const at = (id: string | number | undefined): string => {
    const found = objects.get(Number(id))
    if (found === undefined) throw new Error(`no object ${id}`)
    return found
  }
  const reference = (dictionary: string, name: string): string | undefined => new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary)?.[1]
  const catalog = at(/\/Root (\d+) 0 R/.exec(source)?.[1])
  const pageIds = [...at(reference(catalog, 'Pages')).matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id)).filter((id) => /\/Type \/Page\b/.test(at(id)))
  const resources = at(reference(at(pageIds[0]), 'Resources'))
  const fonts = new Map<string, ReadonlyMap<string, string>>()
  for (const [, name, id] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const unicode = reference(at(id), 'ToUnicode')
    if (unicode !== undefined) fonts.set(name ?? '', cmapOf(streamOf(at(unicode))))
  }
  const pages = pageIds.map((id) => {
    const stream = streamOf(at(reference(at(id), 'Contents')))
    return { dictionary: at(id), stream, ...contentOf(stream, fonts) }
  })
  const owners = new Map<string, number>()
  const elementAt = (id: number): PdfElement => {
    const body = at(id)
    const kids = /\/K \[([\s\S]*?)\](?=\s*(\/|>>))/.exec(body)?.[1] ?? ''
    // In this order: child elements, marked content on the element's page, and marked content on other pages.
    const home = reference(body, 'Pg')
    const found = [...kids.matchAll(/<<\/Type\/MCR\/Pg (\d+) 0 R\/MCID (\d+)>>|(\d+) 0 R|(\d+)/g)].map(([, elsewhere, there, kid, here]) => {
      if (kid !== undefined) return elementAt(Number(kid))
      const mcid = there ?? here
      const index = pageIds.indexOf(Number(elsewhere ?? home))
      owners.set(`${index} ${mcid}`, id)
      return pages[index]?.marked.get(Number(mcid)) ?? ''
    })
    return {
      type: /\/S\/(\w+)/.exec(body)?.[1] ?? '',
      alt: hexIn(body, 'Alt'),
      actualText: hexIn(body, 'ActualText'),
      scope: /\/Scope \/(\w+)/.exec(body)?.[1] ?? null,
      box: /\/BBox \[([^\]]+)\]/.exec(body)?.[1]?.split(' ').map(Number) ?? null,
      kids: found,
    }
  }
  const tree = at(reference(catalog, 'StructTreeRoot'))
  const root = elementAt(Number(reference(tree, 'K')))
  const marked = pages.flatMap((page, index) => [...page.marked.keys()].map((mcid) => `${index} ${mcid}`))
  const metadata = reference(catalog, 'Metadata')
  const back = parentsOf(at(reference(tree, 'ParentTree')), pages)
  return {
    catalog,
    pages,
    root,
    fonts: [...resources.matchAll(/\/F\d+ (\d+) 0 R/g)].map(([, id]) => at(id)),
    orphans: [...marked.filter((each) => !owners.has(each)), ...[...owners.keys()].filter((each) => !marked.includes(each))],
    astray: marked.filter((each) => back.get(each) !== owners.get(each)),
    version: /^%PDF-([\d.]+)/.exec(source)?.[1] ?? '',
    object: at,
    letters: (font) => new Map([...cmapOf(streamOf(at(reference(font, 'ToUnicode'))))].map(([glyph, letter]) => [Number.parseInt(glyph, 16), letter])),
    resources,
    metadata: metadata === undefined ? '' : Buffer.from(streamOf(at(metadata)), 'latin1').toString('utf8'),
  }
}

/** Returns the element of each piece of marked content, from the parent tree. */
function parentsOf(tree: string, pages: readonly { readonly dictionary: string }[]): ReadonlyMap<string, number> {
  const keys = pages.map(({ dictionary }) => /\/StructParents (\d+)/.exec(dictionary)?.[1])
  const rows = [...tree.matchAll(/(\d+) \[([^\]]*)\]/g)]
  return new Map(
    rows.flatMap(([, key, list]) => [...(list ?? '').matchAll(/(\d+) 0 R/g)].map(([, id], mcid) => [`${keys.indexOf(key)} ${mcid}`, Number(id)] as const)),
  )
}

/** Returns all text of an element, in order. */
export const textIn = ({ kids, alt, actualText }: PdfElement): string =>
  actualText ?? alt ?? kids.map((kid) => (typeof kid === 'string' ? kid : textIn(kid))).join('')

/** Returns every element of a type, in reading order. */
export const elementsOf = (element: PdfElement, type: RegExp): readonly PdfElement[] => [
  ...(type.test(element.type) ? [element] : []),
  ...element.kids.flatMap((kid) => (typeof kid === 'string' ? [] : elementsOf(kid, type))),
]

function streamOf(body: string): string {
  const start = body.indexOf('stream\n') + 'stream\n'.length
  const data = body.slice(start, body.lastIndexOf('\nendstream'))
  return /\/FlateDecode/.test(body.slice(0, start)) ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data
}

const unhex = (digits: string): string => (digits.match(/.{4}/g) ?? []).map((code) => String.fromCharCode(Number.parseInt(code, 16))).join('')

function hexIn(body: string, name: string): string | null {
  const found = new RegExp(`/${name} <FEFF([0-9A-F]*)>`).exec(body)?.[1]
  return found === undefined ? null : unhex(found)
}

function cmapOf(cmap: string): ReadonlyMap<string, string> {
  return new Map([...cmap.matchAll(/<([0-9a-fA-F]{4})><([0-9a-fA-F]+)>/g)].map(([, glyph, letters]) => [(glyph ?? '').toLowerCase(), unhex(letters ?? '')]))
}

/** Returns the content of a page: by the id of each marked content, as artifacts, and outside both. */
function contentOf(stream: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>) {
  const marked = new Map<number, string>()
  const artifacts: string[] = []
  const unmarked: string[] = []
  let open: number | 'artifact' | null = null
  let font: ReadonlyMap<string, string> = new Map()
  for (const line of stream.split('\n')) {
    const begins = /^\/(\w+) <<(?:\/MCID (\d+)(?: \/ActualText <[0-9A-F]+>)?|\/Type \/\w+)>> BDC/.exec(line)
    if (begins !== null) {
      if (open !== null) throw new Error('marked within what is marked')
      open = begins[2] === undefined ? 'artifact' : Number(begins[2])
      if (typeof open === 'number') marked.set(open, '')
    }
    if (line.startsWith('EMC')) open = null
    font = fonts.get(/\/(F\d+) [\d.]+ Tf/.exec(line)?.[1] ?? '') ?? font
    const shown = [...line.matchAll(/<([0-9a-fA-F]+)> Tj/g)].map(([, glyphs]) =>
      (glyphs?.toLowerCase().match(/.{4}/g) ?? []).map((glyph) => font.get(glyph) ?? '\uFFFD').join(''),
    )
    const isDrawn = shown.length > 0 || /(?:^| )(?:f|S|B|f\*|B\*|Do)$/.test(line.trim())
    if (typeof open === 'number') marked.set(open, (marked.get(open) ?? '') + shown.join(''))
    else if (open === 'artifact') artifacts.push(...shown)
    else if (isDrawn) unmarked.push(line)
  }
  return { marked, artifacts, unmarked }
}
