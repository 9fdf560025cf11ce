/** Changes that were taken as saved and that the backend refused afterwards, as when a right ended while the device had no network. */
export interface LostChanges {
  /** Calls back with the paths lost by whoever is signed in, oldest first, and on every change. Returns the way to stop. */
  watch(onLost: (paths: readonly string[]) => void): () => void
  /** Forgets them: somebody has read the notice. */
  dismiss(): void
}
