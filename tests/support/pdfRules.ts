import { elementsOf, type PdfElement, type ReadPdf, textIn } from './pdfText'

/** Checks the rules of PDF/UA-1 that a program can check and that apply to these documents. Returns one sentence for each broken rule. */
export function brokenRules(pdf: ReadPdf): readonly string[] {
  const broken: string[] = []
  const must = (isKept: boolean, rule: string) => void (isKept || broken.push(rule))
  must(/\/MarkInfo << \/Marked true >>/.test(pdf.catalog), 'it says that it is tagged')
  must(/\/Lang \([a-z]{2}/.test(pdf.catalog), 'it has a language')
  must(/\/DisplayDocTitle true/.test(pdf.catalog), 'its title is shown')
  must(
    /<pdfuaid:part>1<\/pdfuaid:part>/.test(pdf.metadata) && /<dc:title>.*\S.*<\/dc:title>/.test(pdf.metadata),
    'its metadata name the standard and the title',
  )
  must(pdf.orphans.length === 0, `what is marked belongs to an element: ${pdf.orphans.slice(0, 3).join(', ')}`)
  must(pdf.astray.length === 0, `every piece of a page leads back to its element: ${pdf.astray.slice(0, 3).join(', ')}`)
  must(Number(pdf.version) >= 1.4, `it is of a version that has tags: ${pdf.version}`)
  must(pdf.root.type === 'Document', 'the root is a document')
  for (const [index, { dictionary, unmarked, marked }] of pdf.pages.entries()) {
    must(/\/Tabs \/S/.test(dictionary) && new RegExp(`/StructParents ${index}\\b`).test(dictionary), `page ${index + 1} goes by its structure`)
    must(unmarked.length === 0, `page ${index + 1}: everything drawn is marked or an artifact (${unmarked[0]})`)
    must(marked.size > 0, `page ${index + 1} has something to read`)
    must(![...marked.values()].some((text) => text.includes('\uFFFD')), `page ${index + 1}: every letter can be read`)
  }
  const levels = elementsOf(pdf.root, /^H\d$/).map(({ type }) => Number(type.slice(1)))
  must(levels[0] === 1, 'the first heading is of the first level')
  must(
    levels.every((level, index) => index === 0 || level <= (levels[index - 1] ?? 0) + 1),
    `headings do not skip a level: ${levels.join(' ')}`,
  )
  for (const { alt, box } of elementsOf(pdf.root, /^Figure$/)) {
    must((alt ?? '').trim() !== '', 'each figure says what is seen')
    must(isBox(box, pdf.pages[0]?.dictionary ?? ''), `each figure says where on the page it is: ${box?.join(' ')}`)
  }
  for (const table of elementsOf(pdf.root, /^Table$/)) checkTable(table, must)
  for (const list of elementsOf(pdf.root, /^L$/))
    must(
      list.kids.every((kid) => typeof kid !== 'string' && kid.type === 'LI'),
      'a list has items and nothing else',
    )
  for (const element of elementsOf(pdf.root, /^(?:P|H\d|LBody|Caption)$/)) must(textIn(element).trim() !== '', `no ${element.type} is empty`)
  must(pdf.fonts.length > 0 && pdf.fonts.every((font) => /\/ToUnicode \d+ 0 R/.test(font) && hasFile(pdf, font)), 'every font is embedded, with its letters')
  return broken
}

/** Whether the font is embedded, which is the case if the descriptor of its descendant names the file. */
function hasFile({ object }: ReadPdf, font: string): boolean {
  const descendant = /\/DescendantFonts \[(\d+) 0 R\]/.exec(font)?.[1]
  if (descendant === undefined) return false
  const descriptor = /\/FontDescriptor (\d+) 0 R/.exec(object(descendant))?.[1]
  return descriptor !== undefined && /\/FontFile2 \d+ 0 R/.test(object(descriptor))
}

/** Whether the bounding box (left, bottom, right, top) is on the page. */
function isBox(box: readonly number[] | null, page: string): boolean {
  const [, width = '', height = ''] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page) ?? []
  const [left = -1, bottom = -1, right = -1, top = -1] = box ?? []
  return left >= 0 && bottom >= 0 && left < right && bottom < top && right <= Number(width) && top <= Number(height)
}

function checkTable(table: PdfElement, must: (isKept: boolean, rule: string) => void): void {
  const rows = elementsOf(table, /^TR$/)
  const cells = rows.map(({ kids }) => kids.filter((kid): kid is PdfElement => typeof kid !== 'string'))
  must(new Set(cells.map((row) => row.length)).size === 1, 'all rows of a table have as many cells')
  must(
    cells.flat().every(({ type, scope }) => type === 'TD' || (type === 'TH' && scope !== null)),
    'heads of a table say what they are heads of',
  )
  must(cells[0]?.every(({ scope }) => scope === 'Column') === true, 'a table begins with the heads of its columns')
}
