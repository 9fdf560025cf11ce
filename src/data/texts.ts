import * as z from 'zod/mini'
import { inOrder, type OwnText } from '#domain/words/texts'
import { NOW, type DocumentStore } from '#ports/documents'
import type { Texts } from '#ports/texts'
import { GUEST_CHILD_ID } from './childDocument'
import { readAll, type Reader } from './parsing'

/** The version that is written. A reader of an older one turns it into this one. */
const TEXT_VERSION = 1

const document = z.object({ version: z.literal(TEXT_VERSION), text: z.string(), order: z.number(), author: z.optional(z.string()) })

export const readText: Reader<OwnText> = ({ id, data }) => {
  const { data: found } = document.safeParse(data)
  if (found === undefined) return null
  const { text, order, author } = found
  return { id, text, order, ...(author === undefined ? {} : { author }) }
}

/** Own texts, each a document: two people who write at the same time never lose each other's. */
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
        texts.forEach(({ id, text, order }, index) => {
          const path = `${pathOf(childId)}/${id}`
          if (known[index] === null) transaction.set(path, { version: TEXT_VERSION, text, order, author, createdAt: NOW, updatedAt: NOW })
          // Whoever writes a text anew is its author.
          else transaction.update(path, { text, order, ...(known[index]?.data['text'] === text ? {} : { author }), updatedAt: NOW })
        })
      }),
    async remove(childId, id) {
      await storeOf(childId).commit((writes) => writes.delete(`${pathOf(childId)}/${id}`))
    },
  }
}
