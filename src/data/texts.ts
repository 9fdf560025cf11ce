import * as z from 'zod/mini'
import { colourNames } from '#domain/child/palette'
import { OUTLINE_RANGES, outlineCases } from '#domain/words/outlineStyle'
import { inOrder, type OwnText } from '#domain/words/texts'
import { NOW, type DocumentStore } from '#ports/documents'
import type { Texts } from '#ports/texts'
import { GUEST_CHILD_ID } from './childDocument'
import { parseJson, readAll, type Reader, versionFrom } from './parsing'

/** Version in which texts are written. Older versions are converted when they are read. */
const TEXT_VERSION = 1

const document = z.object({
  version: versionFrom(TEXT_VERSION),
  text: z.string(),
  order: z.number(),
  author: z.optional(z.string()),
  outlinesJson: z.optional(z.string()),
})

const within = ({ min, max }: { readonly min: number; readonly max: number }) => z.number().check(z.gte(min), z.lte(max))

/** Additional fields of a text whose lines form a deck of outlined words. */
const outlines = z.object({
  name: z.string(),
  style: z.object({
    colour: z.nullable(z.enum(colourNames)),
    width: within(OUTLINE_RANGES.width),
    gap: within(OUTLINE_RANGES.gap),
    letterCase: z.enum(outlineCases),
    roundA: z.boolean(),
  }),
})

export const readText: Reader<OwnText> = ({ id, data }) => {
  const { data: found } = document.safeParse(data)
  if (found === undefined) return null
  const { text, order, author, outlinesJson } = found
  const own = { id, text, order, ...(author === undefined ? {} : { author }) }
  if (outlinesJson === undefined) return own
  const look = outlines.safeParse(parseJson(outlinesJson)).data
  return look === undefined ? null : { ...own, outlines: look }
}

/** Stores each text in its own document, so that two people who write at the same time do not overwrite each other. */
export function createTexts(store: DocumentStore, guestStore: DocumentStore = store): Texts {
  const storeOf = (childId: string) => (childId === GUEST_CHILD_ID ? guestStore : store)
  const pathOf = (childId: string) => `children/${childId}/texts`
  return {
    watch: (childId, onTexts, onError) =>
      storeOf(childId).watchQuery(
        { collection: pathOf(childId) },
        (documents) => {
          const { readable, unreadable } = readAll(readText, documents)
          onTexts(inOrder(readable), unreadable)
        },
        onError,
      ),
    list: async (childId) => inOrder(readAll(readText, await storeOf(childId).find({ collection: pathOf(childId) })).readable),
    save: (childId, texts, author) =>
      storeOf(childId).transact(async (transaction) => {
        const known = await Promise.all(texts.map(({ id }) => transaction.get(`${pathOf(childId)}/${id}`)))
        texts.forEach(({ id, text, order, outlines: look }, index) => {
          const path = `${pathOf(childId)}/${id}`
          const before = known[index]
          const written = { text, ...(look === undefined ? {} : { outlinesJson: JSON.stringify(look) }) }
          if (before === null || before === undefined)
            return transaction.set(path, { version: TEXT_VERSION, ...written, order, author, createdAt: NOW, updatedAt: NOW })
          // The author of a text is the person who wrote its current version.
          const isSame = Object.entries(written).every(([name, value]) => before.data[name] === value)
          transaction.update(path, { ...written, order, ...(isSame ? {} : { author }), updatedAt: NOW })
        })
      }),
    async remove(childId, id) {
      await storeOf(childId).commit((writes) => writes.delete(`${pathOf(childId)}/${id}`))
    },
  }
}
