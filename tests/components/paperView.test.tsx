import { expect, it } from 'vitest'
import { PaperView } from '../../src/screens/assessment/paper/PaperView'
import { show } from '../support/page'
import { samplePaper, blockTexts } from '../support/samplePaper'

const paperIn = (place: HTMLElement): Element => {
  const found = place.querySelector('.part')
  if (found === null) throw new Error('nothing is shown')
  return found
}

const all = (parent: ParentNode, selector: string) => [...parent.querySelectorAll(selector)]

it('shows every text of a document in order, with headings below that of the page', () => {
  const paper = samplePaper()
  const host = paperIn(show(<PaperView document={paper} />).place)
  const said = (host.textContent ?? '').replaceAll(/\s+/g, ' ')
  let from = 0
  for (const block of paper.blocks)
    for (const text of blockTexts(block).filter((each) => each !== '' && !('alt' in block && each === block.alt))) {
      const at = said.indexOf(text.trim(), from)
      expect(at, text).toBeGreaterThanOrEqual(0)
      from = at
    }
  const levels = all(host, 'h1, h2, h3, h4').map(({ tagName }) => Number(tagName.slice(1)))
  expect(levels[0]).toBe(2)
  expect(levels.every((level, index) => index === 0 || level <= (levels[index - 1] ?? 0) + 1)).toBe(true)
  expect(host.querySelector('article')?.getAttribute('lang')).toBe('en')
})

it('gives tables column and row headers, renders numbered lists, and draws a picture for each kind of help', () => {
  const host = paperIn(show(<PaperView document={samplePaper()} />).place)
  for (const table of all(host, 'table')) {
    expect(table.querySelector('caption')?.textContent).not.toBe('')
    expect(all(table, 'thead th[scope=col]')).toHaveLength(4)
    expect(all(table, 'tbody tr').every((row) => row.querySelector('th[scope=row]') !== null && row.children.length === 4)).toBe(true)
  }
  expect(all(host, 'ol > li').map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['Wait.', 'Wait longer.']))
  expect(all(host, 'li > svg')).toHaveLength(10)
})

it('describes figures in text, and draws no line to an unknown value', () => {
  const paper = samplePaper()
  const host = paperIn(show(<PaperView document={paper} />).place)
  const figures = paper.blocks.flatMap((block) => ('alt' in block ? [block] : []))
  expect(all(host, 'figure [role=img]').map((figure) => figure.getAttribute('aria-label'))).toEqual(figures.map(({ alt }) => alt))
  expect(all(host, 'figcaption').map(({ textContent }) => textContent)).toEqual(figures.map(({ caption }) => caption))
  // The fourth of six steps is unknown, so two connections come before it and one after it.
  expect(all(host, '[data-way]')).toHaveLength(3)
})
