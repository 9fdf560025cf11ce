import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { catalogue } from '#scenes/catalogue'
import { languages } from '#domain/language'

const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')]
const read = (page: string): string => readFileSync(page, 'utf8')
const numbers = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const

describe('the documentation', () => {
  it.each(pages)('%s links only to existing targets', (page) => {
    const links = [...read(page).matchAll(/\]\((?!https?:)([^)#]+)/g)].flatMap(([, target]) => target ?? [])
    expect(links.filter((target) => !existsSync(path.join(path.dirname(page), target)))).toEqual([])
  })

  it.each(pages)('%s names only existing files and folders of the repository', (page) => {
    const named = [...read(page).matchAll(/`((?:src|scenes|machines|tests|scripts|assets|tools|docs|public)\/[\w./-]+)`/g)].flatMap(([, place]) => place ?? [])
    // Leaves out the folder that the example creates and the files of a future language.
    const made = /puddle_jump|assets\/voice/
    expect(named.filter((place) => !made.test(place) && !existsSync(place))).toEqual([])
  })

  it('gives the correct numbers of activities, languages and guides', () => {
    // Adding an activity changes no other file.
    expect(catalogue.length).toBeGreaterThan(Number(/\*\*More than (\d+) activities\*\*/.exec(read('README.md'))?.[1]))
    expect(read('README.md')).toContain(`The interface has ${numbers[languages.length]} languages; the ${numbers[languages.length - 1]} translations`)
    expect(read('docs/families.md')).toContain(`**Guides** has ${readdirSync('assets/guides/en').filter((name) => name.endsWith('.md')).length} short pages`)
  })

  it('has each section and activity that the code cites', () => {
    const design = read('docs/clinical-design.md')
    const code = globSync('{src,scenes,machines,tests,scripts,functions/src}/**/*.{ts,tsx,mjs,css}')
    const missing = code.flatMap((file) =>
      [...read(file).matchAll(/clinical-design\.md(?:,? (?:§([\d.]*\d)|(\/[a-z_-]+)))?/g)].flatMap(([cited, section, activity]) => {
        const isThere = section !== undefined ? new RegExp(`^#+ ${section}(\\.|\\s)`, 'm').test(design) : activity === undefined || design.includes(activity)
        return isThere ? [] : `${file}: ${cited}`
      }),
    )
    expect(missing).toEqual([])
  })

  it('is in the repository: no comment cites a page elsewhere', () => {
    const cites = (file: string) =>
      [...read(file).matchAll(/(?:^|[\s(/])((?:domain|look|camera|models|beyond|house|wording|specification)\.md)/gm)].map(([, page]) => `${file}: ${page}`)
    const code = globSync('{src,scenes,machines,tests,scripts,functions/src}/**/*.{ts,tsx,mjs,css}')
    expect(code.filter((file) => !file.endsWith('docs.test.ts')).flatMap(cites)).toEqual([])
  })

  it('keeps the first page short', () => {
    expect(Buffer.byteLength(read('README.md'))).toBeLessThan(12_000)
  })
})
