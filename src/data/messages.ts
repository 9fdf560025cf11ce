import * as z from 'zod/mini'
import { type Message, messageRequests } from '#domain/people/messages'
import type { Instant } from '#domain/time'
import { NOW, type DocumentStore, type StoredDocument } from '#ports/documents'
import type { Messages } from '#ports/messages'
import { createCaseRows } from './caseRows'
import { followDocuments } from './followDocuments'
import { nameField } from './nameFields'
import { messagesOf, newestFirst, notesFor } from './noteQueries'
import { readAll, type Reader, versionFrom } from './parsing'
import { watchTogether } from './watchTogether'

/** Version in which notes are written. Older versions are converted when they are read. */
const MESSAGE_VERSION = 1

const document = z.object({
  version: versionFrom(MESSAGE_VERSION),
  text: z.string(),
  by: z.string(),
  name: z.string(),
  role: z.enum(['family', 'team']),
  account: z._default(z.nullable(z.string()), null),
  createdAt: z.date(),
  request: z.optional(z.enum(messageRequests)),
})

export const readMessage: Reader<Message> = ({ id, data }) => {
  const { data: found } = document.safeParse(data)
  if (found === undefined) return null
  const { text, by, name, role, account, createdAt, request } = found
  return { id, text, by, name, side: role, account, at: createdAt.getTime(), ...(request === undefined ? {} : { request }) }
}

const byAge = (one: StoredDocument, other: StoredDocument): number => Number(other.data['createdAt']) - Number(one.data['createdAt'])

/** Creates access to the notes about a child. Each is a document that nobody changes. */
export function createMessages(store: DocumentStore, clock: () => Instant = Date.now): Messages {
  const rows = createCaseRows(store, clock)
  return {
    watch: (childId, team, onList, onError) =>
      watchTogether(
        store,
        team === null ? [newestFirst(messagesOf(childId))] : notesFor(childId, team),
        (documents) => {
          const { readable, unreadable } = readAll(readMessage, documents.toSorted(byAge))
          onList({ messages: readable, unreadable })
        },
        onError,
      ),
    watchNewest(childIds, team, onNewest, onError) {
      const newest = followDocuments<Message>({
        store: {
          watch: (childId, onDocument, fail) =>
            watchTogether(
              store,
              notesFor(childId, team).map((query) => ({ ...query, limit: 1 })),
              (found) => onDocument(found.toSorted(byAge)[0] ?? null),
              fail,
            ),
        },
        read: readMessage,
        onChange: (messageAt) =>
          onNewest(
            new Map(
              childIds.flatMap((id) => {
                const message = messageAt(id)
                return message === null ? [] : [[id, message] as const]
              }),
            ),
          ),
        onError,
      })
      newest.follow(new Map(childIds.map((id) => [id, ''])))
      return newest.stop
    },
    async send(childId, { text, side, account = null, request }, by) {
      const path = `${messagesOf(childId)}/${crypto.randomUUID()}`
      const delivery = await store.commit((writes) =>
        writes.set(path, {
          version: MESSAGE_VERSION,
          text,
          by: by.uid,
          name: nameField(by),
          role: side,
          account,
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
