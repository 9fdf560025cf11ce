import { readFileSync } from 'node:fs'
import { toString } from 'hast-util-to-string'
import type { Element, Root } from 'hast'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { parse } from 'yaml'
import { z } from 'zod'
import { guideGroups, guideIds, guidesOf, readings, type GuideSection, type SectionKind, sectionKinds, sourceKinds } from '../../../src/domain/guides/guide.ts'

const sourceShape = z.strictObject({
  by: z.string().min(1),
  year: z.number().int().nullable(),
  title: z.string().min(1),
  in: z.string().min(1),
  kind: z.enum(sourceKinds),
  read: z.enum(readings),
  address: z.url({ protocol: /^https$/ }),
})
const headShape = z.strictObject({
  title: z.string().min(1),
  group: z.enum(guideGroups as [string, ...string[]]),
  summary: z.string().min(1),
  tags: z.array(z.string()).min(3),
  try: z.string().min(1),
  opens: z.string().startsWith('/'),
  picture: z.string().min(1).optional(),
})
const headings = z.record(z.string(), z.enum(sectionKinds))

export type Sources = Readonly<Record<string, z.infer<typeof sourceShape>>>

/** Reads the register of sources. Throws an error if a source lacks a field. */
export const readSources = (json: string): Sources => z.record(z.string(), sourceShape).parse(JSON.parse(json))

/** Headings that state the kind of evidence of a section, in all languages. */
const kinds: Readonly<Record<string, SectionKind>> = headings.parse(
  JSON.parse(readFileSync(new URL('../../../assets/guides/headings.json', import.meta.url), 'utf8')),
)

// Guides may only use these tags: no pictures, no HTML and no styles.
const allowed = {
  ...defaultSchema,
  tagNames: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'h2'],
  attributes: { a: ['href'] },
  protocols: { href: ['https'] },
  clobber: [],
}

const toTree = unified().use(remarkParse).use(remarkRehype).use(rehypeSanitize, allowed).freeze()

/**
 * Reads a guide from its Markdown: the head, its sections, and the sources in the order in which the text cites them as `[key]`. A link to another guide
 * is that guide's name. Throws an error for anything that is missing, unknown or not allowed.
 */
export function readGuide(id: string, markdown: string, sources: Sources) {
  const [, head = '', text = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(markdown) ?? []
  const { group, ...rest } = headShape.parse(parse(head))
  if (!guidesOf[group as keyof typeof guidesOf].some((name) => name === id)) throw new Error(`${id} is no guide of the group ${group}`)
  const cited: string[] = []
  const linked = text
    .replaceAll(/\[([a-z]+(?:-[a-z0-9]+)+)\](?!\()/g, (_, key: string) => {
      if (!Object.hasOwn(sources, key)) throw new Error(`${id} names a source that is not listed: ${key}`)
      if (!cited.includes(key)) cited.push(key)
      const number = cited.indexOf(key) + 1
      return `[${number}](#source-${number})`
    })
    .replaceAll(/\]\(([a-z-]+)\)/g, (_, name: string) => {
      if (!guideIds.some((guide) => guide === name)) throw new Error(`${id} leads to a guide that is not there: ${name}`)
      return `](/resources?guide=${name})`
    })
  const tree = toTree.runSync(toTree.parse(linked)) as Root
  withParagraphs(tree)
  return {
    head: { id, group, ...rest },
    sections: inSections(tree),
    sources: cited.map((key) => sources[key]),
    /** The plain text without links, with one line for each paragraph or list item. */
    text: toText(tree),
  }
}

/** Wraps the text of a list item in a paragraph. */
function withParagraphs(node: Root | Element): void {
  for (const child of node.children) {
    if (child.type !== 'element') continue
    withParagraphs(child)
    if (child.tagName === 'li') child.children = [{ type: 'element', tagName: 'p', properties: {}, children: child.children }]
  }
}

function inSections(tree: Root): readonly GuideSection<Root>[] {
  const sections: { kind: SectionKind; title: string | null; body: Root }[] = []
  for (const node of tree.children) {
    if (node.type !== 'element') continue
    if (node.tagName === 'h2') {
      const title = toString(node)
      sections.push({ kind: kinds[title] ?? 'other', title, body: { type: 'root', children: [] } })
      continue
    }
    if (sections.length === 0) sections.push({ kind: 'other', title: null, body: { type: 'root', children: [] } })
    sections.at(-1)?.body.children.push(node)
  }
  return sections
}

const isMark = ({ tagName, properties }: Element) => tagName === 'a' && String(properties['href']).startsWith('#source-')

/** Returns the plain text of a tree, without the numbers of sources. */
function toText(node: Root | Element): string {
  const parts = node.children.map((child) => {
    if (child.type === 'text') return child.value
    if (child.type !== 'element' || isMark(child)) return ''
    return ['p', 'li', 'h2'].includes(child.tagName) ? `${toText(child).trim()}\n` : toText(child)
  })
  return parts
    .join('')
    .replaceAll(/ +(?=\n)/g, '')
    .replaceAll(/\n{2,}/g, '\n')
}
