import * as z from 'zod/mini'
import { type CompanionMessage, readCompanionMessage } from '#domain/devices/companion'
import { HOUR_MS } from '#domain/time'
import type { CompanionEnd, CompanionLine } from '#ports/companion'
import { NOW, type DocumentStore, type StoredDocument } from '#ports/documents'
import { commitNow } from './commitNow'
import { parseJson } from './parsing'

/** Maximum number of recent messages in a line's document, so that a device that is notified late still receives each of them. */
const KEPT = 10
/** Age (ms) from which a message is outdated. */
const TOO_LATE_MS = 5000
/** Time (ms) without messages after which a line counts as left behind by a page that was killed. */
const LEFT_AFTER_MS = HOUR_MS

/** A device's line: its recent messages, each with its number. */
const document = z.object({ version: z.literal(1), saidJson: z.string(), updatedAt: z.date() })
const said = z.array(z.tuple([z.number(), z.unknown()]))

type Said = readonly (readonly [number, CompanionMessage])[]

interface Surroundings {
  readonly store: DocumentStore
  readonly newId: () => string
  readonly clock: () => number
}

export const companionLines = (childId: string): string => `children/${childId}/beside`

/**
 * Opens a line that consists of documents: every device writes its own and watches the others. The sender is not named, and each
 * message replaces earlier ones. A message that cannot be sent now is dropped: an "end" that arrives minutes later would end
 * another session.
 */
export function openCompanionLine({ store, newId, clock }: Surroundings, { side, onMessage }: CompanionEnd, childId: string): CompanionLine {
  const id = `${side}-${newId()}`
  const path = `${companionLines(childId)}/${id}`
  const heard = new Map<string, number>()
  const saidAt = new Map<number, number>()
  // Time (ms) by which the backend's clock is ahead of this device's, measured from this line's own last write.
  let ahead: number | null = null
  let writtenAt = 0
  let isNew = true
  let number = 0
  let words: Said = []
  let written: Said = words
  let isWriting = false

  const isInTime = ([count, { kind }]: Said[number]) => kind !== 'act' || clock() - (saidAt.get(count) ?? 0) < TOO_LATE_MS

  // Nothing is sent before the initial state is known, because an answer that arrived earlier would be mistaken for an old one.
  const write = async () => {
    if (isNew || isWriting) return
    isWriting = true
    while (written !== words) {
      const now = words
      try {
        // A retry leaves out outdated messages.
        await commitNow(store, (writes) => writes.set(path, { version: 1, saidJson: JSON.stringify(now.filter(isInTime)), updatedAt: NOW }))
        written = now
      } catch {
        words = words.filter((each) => written.includes(each))
        written = words
      }
    }
    isWriting = false
  }

  const line: CompanionLine = {
    say(message) {
      saidAt.set(++number, clock())
      words = [...words, [number, message] as const].slice(-KEPT)
      void write()
    },
    close() {
      stop()
      // The child's side leaves its last message in place, which says that the session is over.
      if (side === 'adult') void commitNow(store, (writes) => writes.delete(path)).catch(() => undefined)
    },
  }

  const hear = (found: readonly StoredDocument[]) => {
    const own = found.find((each) => each.id === id)
    if (own !== undefined && lastOf(own) !== writtenAt) {
      writtenAt = lastOf(own)
      ahead = writtenAt - clock()
    }
    for (const each of found) {
      if (each.id.startsWith(`${side}-`)) continue
      // If this device was away in the meantime, it does not act on the messages that it missed.
      const isLate = ahead !== null && clock() + ahead - lastOf(each) > TOO_LATE_MS
      for (const [count, message] of wordsOf(each)) {
        if (count <= (heard.get(each.id) ?? 0)) continue
        heard.set(each.id, count)
        if (!isNew && message !== null && !(isLate && message.kind === 'act')) onMessage(message, line)
      }
    }
  }

  const clear = async (found: readonly StoredDocument[]) => {
    const left = found.filter((each) => each.id !== id && Math.abs(clock() - lastOf(each)) > LEFT_AFTER_MS)
    if (left.length > 0) await commitNow(store, (writes) => left.forEach((each) => writes.delete(each.path)))
  }

  const stop = store.watchQuery(
    { collection: companionLines(childId) },
    (found, isCertain) => {
      hear(found)
      if (!isCertain || !isNew) return
      isNew = false
      void write()
      if (side === 'child') void clear(found).catch(() => undefined)
    },
    () => undefined,
  )
  return line
}

function wordsOf({ data }: StoredDocument): readonly (readonly [number, CompanionMessage | null])[] {
  const text = document.safeParse(data).data?.saidJson
  const found = text === undefined ? undefined : said.safeParse(parseJson(text)).data
  return (found ?? []).map(([count, message]) => [count, readCompanionMessage(message)])
}

const lastOf = ({ data }: StoredDocument): number => document.safeParse(data).data?.updatedAt.getTime() ?? 0
