import type { jsPDF } from 'jspdf'
import { withoutIsolates } from '#domain/bidi'

/*
 * A tagged PDF (ISO 32000-1, 14.7 and 14.8; rules of PDF/UA-1). It contains the tree that screen readers read, in order, which is written through
 * jsPDF's events. Everything that is drawn is either part of an element, or an artifact that is not read.
 */

/** Attributes of an element, in addition to its kind. */
interface Attributes {
  /** Alternative text that is read instead of a figure. */
  readonly alt?: string
  /** The text that a picture of letters shows. */
  readonly actualText?: string
  /** Further attributes in PDF syntax, for example `<< /O /Table /Scope /Column >>`. */
  readonly attributes?: string
}

interface Marked {
  readonly page: number
  readonly mcid: number
}

export interface Element extends Attributes {
  readonly type: string
  readonly kids: (Element | Marked)[]
}

export interface Tags {
  /** Opens an element, which contains everything that `body` adds. */
  within(type: string, body: () => void, attributes?: Attributes): Element
  /** Continues an element, for example on the next page. */
  further(element: Element, body: () => void): void
  /** Draws something that is read as part of the open element. */
  content(draw: () => void): void
  /** Draws something that is not read, such as a line or the head of a page. */
  artifact(kind: 'Layout' | 'Pagination', draw: () => void): void
}

/** Properties that jsPDF's types leave out. */
interface Internals {
  readonly events: { subscribe(name: string, then: (about: never) => void): void }
  write(...pieces: string[]): void
  newObjectDeferred(): number
  newObjectDeferredBegin(id: number, isOffset: boolean): void
  getPageInfo(page: number): { readonly objId: number }
}

const INTERNALS = ['write', 'newObjectDeferred', 'newObjectDeferredBegin', 'getPageInfo'] as const

/** Returns the internals of jsPDF. Checks them first, because another version of jsPDF may have different ones. */
function internalsOf({ internal }: jsPDF): Internals {
  const hasInternals = (found: object): found is Internals => INTERNALS.every((name) => typeof Reflect.get(found, name) === 'function')
  if (!hasInternals(internal)) throw new Error(`jsPDF lacks one of ${INTERNALS.join(', ')}`)
  return internal
}

function setVersion(pdf: jsPDF, version: string): void {
  const own: unknown = Reflect.get(pdf, '__private__')
  if (typeof own !== 'object' || own === null || !('setPdfVersion' in own) || typeof own.setPdfVersion !== 'function') {
    throw new Error('jsPDF lacks setPdfVersion')
  }
  own.setPdfVersion(version)
}

const isElement = (kid: Element | Marked): kid is Element => 'type' in kid

export function tagged(pdf: jsPDF, { language, title: said }: { readonly language: string; readonly title: string }): Tags {
  const internal = internalsOf(pdf)
  const title = withoutIsolates(said)
  const root: Element = { type: 'Document', kids: [] }
  const pages = new Map<number, Element[]>()
  let open = root
  const page = () => pdf.getCurrentPageInfo().pageNumber
  const inside = (element: Element, body: () => void) => {
    const before = open
    open = element
    body()
    open = before
  }

  internal.events.subscribe('putPage', (({ pageNumber }: { pageNumber: number }) => internal.write(`/StructParents ${pageNumber - 1}`, '/Tabs /S')) as (
    about: never,
  ) => void)
  const ids = writeTree(internal, root, pages)
  internal.events.subscribe('putCatalog', () => {
    internal.write(
      `/StructTreeRoot ${ids.root()} 0 R`,
      '/MarkInfo << /Marked true >>',
      `/Lang ${literal(language)}`,
      '/ViewerPreferences << /DisplayDocTitle true >>',
    )
  })
  // Tags were added in 1.4, and PDF/UA-1 requires 1.7.
  setVersion(pdf, '1.7')
  pdf.setProperties({ title })
  pdf.addMetadata(metadataOf(title, language), true)

  return {
    within(type, body, attributes = {}) {
      const element: Element = { type, kids: [], ...attributes }
      open.kids.push(element)
      inside(element, body)
      return element
    },
    further: inside,
    content(draw) {
      const number = page()
      const list = pages.get(number) ?? []
      pages.set(number, list)
      const mcid = list.length
      list.push(open)
      open.kids.push({ page: number, mcid })
      // Some readers look for the text of a picture in the tree, others next to the drawing.
      const said = open.actualText === undefined ? '' : ` /ActualText ${unicode(open.actualText)}`
      internal.write(`/${open.type} <</MCID ${mcid}${said}>> BDC`)
      draw()
      internal.write('EMC')
    },
    artifact(kind, draw) {
      internal.write(`/Artifact <</Type /${kind}>> BDC`)
      draw()
      internal.write('EMC')
    },
  }
}

/** Writes the elements as objects, with a reference from each marked content to its element. */
function writeTree(internal: Internals, root: Element, pages: ReadonlyMap<number, readonly Element[]>): { root(): number } {
  let rootId = 0
  const put = (id: number, text: string) => {
    internal.newObjectDeferredBegin(id, true)
    for (const line of [text, 'endobj']) internal.write(line)
  }
  internal.events.subscribe('postPutResources', () => {
    const ids = new Map<Element, number>()
    const number = (element: Element) => {
      ids.set(element, internal.newObjectDeferred())
      element.kids.filter(isElement).forEach(number)
    }
    rootId = internal.newObjectDeferred()
    const parents = internal.newObjectDeferred()
    number(root)
    const reference = (element: Element) => `${ids.get(element)} 0 R`
    const pageOf = (page: number) => `${internal.getPageInfo(page).objId} 0 R`
    put(rootId, `<< /Type /StructTreeRoot /K ${reference(root)} /ParentTree ${parents} 0 R /ParentTreeNextKey ${pages.size} >>`)
    const rows = [...pages].map(([page, list]) => `${page - 1} [${list.map(reference).join(' ')}]`)
    put(parents, `<< /Nums [${rows.join(' ')}] >>`)
    // Names are abbreviated, because a long table has thousands of elements and nothing compresses them.
    const write = (element: Element, parent: string) => {
      const { type, kids } = element
      const home = kids.find((kid): kid is Marked => !isElement(kid))
      const told = kids.map((kid) => {
        if (isElement(kid)) return reference(kid)
        return kid.page === home?.page ? `${kid.mcid}` : `<</Type/MCR/Pg ${pageOf(kid.page)}/MCID ${kid.mcid}>>`
      })
      const on = home === undefined ? '' : `/Pg ${pageOf(home.page)}`
      put(ids.get(element) ?? 0, `<</S/${type}/P ${parent}${on}/K [${told.join(' ')}]${more(element)}>>`)
      for (const kid of kids) if (isElement(kid)) write(kid, reference(element))
    }
    write(root, `${rootId} 0 R`)
  })
  return { root: () => rootId }
}

const more = ({ alt, actualText, attributes }: Attributes): string =>
  [
    alt === undefined ? '' : ` /Alt ${unicode(alt)}`,
    actualText === undefined ? '' : ` /ActualText ${unicode(actualText)}`,
    attributes === undefined ? '' : ` /A ${attributes}`,
  ].join('')

/** Returns a text string in UTF-16, as hexadecimal digits. */
const unicode = (text: string): string =>
  `<FEFF${Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, '0'))
    .join('')
    .toUpperCase()}>`

const literal = (text: string): string => `(${text.replaceAll(/[^A-Za-z0-9-]/g, '')})`

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Returns metadata that declare conformance to PDF/UA-1. A test checks the rules that can be checked automatically. */
const metadataOf = (title: string, language: string): string =>
  `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">` +
  `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part>` +
  `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title><dc:language><rdf:Bag><rdf:li>${escaped(language)}</rdf:li></rdf:Bag></dc:language>` +
  `</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`
