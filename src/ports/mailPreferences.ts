/** Emails that a person can ask for. Implemented in src/data; errors are StoreErrors. */
export interface MailPreferences {
  /** Whether this person asked for the weekly summary of their caseload. */
  watchWeekly(uid: string, onWeekly: (isWeekly: boolean) => void, onError: (error: Error) => void): () => void
  /** `permission-denied` without a verified address. */
  setWeekly(uid: string, isWeekly: boolean): Promise<void>
}
