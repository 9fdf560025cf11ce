import type { DocumentQuery } from '#ports/documents'

export const messagesOf = (childId: string): string => `children/${childId}/messages`

export const newestFirst = (collection: string): DocumentQuery => ({ collection, orderBy: ['createdAt', 'desc'] })

/** Notes that a team may list: its own, those addressed to it, and those to every team. A query is proven by its filters, so each needs its own. */
export const notesFor = (childId: string, team: string): readonly [DocumentQuery, DocumentQuery] => {
  const to = (account: string | null): DocumentQuery => ({ ...newestFirst(messagesOf(childId)), where: [['account', '==', account]] })
  return [to(team), to(null)]
}
