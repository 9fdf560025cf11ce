import type { DocumentQuery } from '#ports/documents'

export const messagesOf = (childId: string): string => `children/${childId}/messages`

export const newestFirst = (collection: string): DocumentQuery => ({ collection, orderBy: ['createdAt', 'desc'] })

/**
 * Returns queries for the notes that a team may list: those to or from the team itself, and those to every team. The backend
 * checks a query by its filters, so each needs a query of its own.
 */
export const notesFor = (childId: string, team: string): readonly [DocumentQuery, DocumentQuery] => {
  const to = (account: string | null): DocumentQuery => ({ ...newestFirst(messagesOf(childId)), where: [['account', '==', account]] })
  return [to(team), to(null)]
}
