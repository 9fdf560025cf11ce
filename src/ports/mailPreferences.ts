/** E-mails that a person can subscribe to. Implemented in src/data; errors are StoreErrors. */
export interface MailPreferences {
  /** Watches whether this person has subscribed to the weekly summary of their caseload. */
  watchWeekly(uid: string, onWeekly: (isWeekly: boolean) => void, onError: (error: Error) => void): () => void
  /** Subscribes or unsubscribes. Rejects with `permission-denied` without a verified address. */
  setWeekly(uid: string, isWeekly: boolean): Promise<void>
}
