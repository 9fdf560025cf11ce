import * as z from 'zod/mini'
import type { Message } from '#domain/people/messages'
import { NOW, type DocumentStore } from '#ports/documents'
import type { Messages } from '#ports/messages'
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
})

const readMessage: Reader<Message> = ({ id, data }) => {
  const { data: found } = document.safeParse(data)
  if (found === undefined) return null
  const { text, by, name, role, createdAt } = found
  return { id, text, by, name, side: role, at: createdAt.getTime() }
}

const messagesOf = (childId: string): string => `children/${childId}/messages`

/** Notes about a child, each a document that nobody changes. */
export function createMessages(store: DocumentStore): Messages {
  return {
    watch: (childId, onList, onError) =>
      store.watchQuery(
        { collection: messagesOf(childId), orderBy: ['createdAt', 'desc'] },
        (documents) => {
          const { readable, unreadable } = readAll(readMessage, documents)
          onList({ messages: readable, unreadable })
        },
        onError,
      ),
    async send(childId, { text, side }, by) {
      const path = `${messagesOf(childId)}/${crypto.randomUUID()}`
      await store.commit((writes) => writes.set(path, { version: MESSAGE_VERSION, text, by: by.uid, name: nameOf(by), role: side, createdAt: NOW }))
    },
    async remove(childId, id) {
      await store.commit((writes) => writes.delete(`${messagesOf(childId)}/${id}`))
    },
  }
}
