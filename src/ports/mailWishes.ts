/** Letters that somebody may ask for. Made in src/data; errors are StoreErrors. */
export interface MailWishes {
  /** Whether this person asked for a letter each week in which children on the own list played. */
  watchWeekly(uid: string, onWeekly: (isWeekly: boolean) => void, onError: (error: Error) => void): () => void
  /** `permission-denied` without a proven address. */
  setWeekly(uid: string, isWeekly: boolean): Promise<void>
}
