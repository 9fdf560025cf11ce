import * as z from 'zod/mini'
import { type Message, messageRequests } from '#domain/people/messages'
import type { Instant } from '#domain/time'
import { NOW, type DocumentStore } from '#ports/documents'
import type { Messages } from '#ports/messages'
import { createCaseRows } from './caseRows'
import { followDocuments } from './followDocuments'
import { nameOf } from './nameFields'
import { readAll, type Reader } from './parsing'

/** The version that is written. A reader of an older one turns it into this one. */
const MESSAGE_VERSION = 1

const document = z.object({
  version: z.literal(MESSAGE_VERSION),
  text: z.string(),
  by: z.string(),
  name: z.string(),
  role: z.enum(['family', 'team']),
  createdAt: z.date(),
  request: z.optional(z.enum(messageRequests)),
})

export const readMessage: Reader<Message> = ({ id, data }) => {
  const { data: found } = document.safeParse(data)
  if (found === undefined) return null
  const { text, by, name, role, createdAt, request } = found
  return { id, text, by, name, side: role, at: createdAt.getTime(), ...(request === undefined ? {} : { request }) }
}

const messagesOf = (childId: string): string => `children/${childId}/messages`

const newestFirst = (collection: string) => ({ collection, orderBy: ['createdAt', 'desc'] }) as const

/** Notes about a child, each a document that nobody changes. */
export function createMessages(store: DocumentStore, clock: () => Instant = Date.now): Messages {
  const rows = createCaseRows(store, clock)
  return {
    watch: (childId, onList, onError) =>
      store.watchQuery(
        newestFirst(messagesOf(childId)),
        (documents) => {
          const { readable, unreadable } = readAll(readMessage, documents)
          onList({ messages: readable, unreadable })
        },
        onError,
      ),
    watchNewest(childIds, onNewest, onError) {
      const newest = followDocuments<Message>({
        store: {
          watch: (collection, onDocument, fail) => store.watchQuery({ ...newestFirst(collection), limit: 1 }, ([one]) => onDocument(one ?? null), fail),
        },
        read: readMessage,
        onChange: (messageAt) =>
          onNewest(
            new Map(
              childIds.flatMap((id) => {
                const message = messageAt(messagesOf(id))
                return message === null ? [] : [[id, message] as const]
              }),
            ),
          ),
        onError,
      })
      newest.follow(new Map(childIds.map((id) => [messagesOf(id), ''])))
      return newest.stop
    },
    async send(childId, { text, side, request }, by) {
      const path = `${messagesOf(childId)}/${crypto.randomUUID()}`
      const delivery = await store.commit((writes) =>
        writes.set(path, {
          version: MESSAGE_VERSION,
          text,
          by: by.uid,
          name: nameOf(by),
          role: side,
          createdAt: NOW,
          ...(request === undefined ? {} : { request }),
        }),
      )
      await rows.follow(childId, { delivery, isFamily: side === 'family' })
    },
    async remove(childId, id) {
      const delivery = await store.commit((writes) => writes.delete(`${messagesOf(childId)}/${id}`))
      if (delivery === 'sent') await rows.refresh(childId, 'something')
    },
  }
}
