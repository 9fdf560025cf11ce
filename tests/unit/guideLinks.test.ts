import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isGuideId } from '#domain/guides/guide'
import { english } from '../support/english'
import { readGuide, readSources } from '../../scripts/vite/guides/read'

const sources = readSources(readFileSync('assets/guides/sources.json', 'utf8'))
const titleOf = (id: string) => readGuide(id, readFileSync(`assets/guides/en/${id}.md`, 'utf8'), sources).head.title

const screens = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => `src/${name}`)
/** Every link to a guide, with the guide and the key of the link text. */
const links = screens.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/<GuideLink\s+id="([\w-]+)">\s*\{text\('([\w.-]+)'\)\}/g)].map(([, id = '', key = '']) => ({ file, id, key })),
)

const saidBy = (key: string): unknown => key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], english)

test('links difficult terms to their guide by its exact title', () => {
  expect(links.length).toBeGreaterThanOrEqual(12)
  for (const { file, id, key } of links) {
    expect(isGuideId(id), file).toBe(true)
    expect(saidBy(key), `${file}: ${key}`).toBe(titleOf(id))
  }
  for (const [id, title] of Object.entries(english.screens.profile.guides)) expect(title).toBe(titleOf(id))
})
