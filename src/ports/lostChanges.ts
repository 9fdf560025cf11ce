/** Changes that counted as saved and were then refused by the backend, for instance because a permission ended while the device had no network. */
export interface LostChanges {
  /** Calls back with the paths that the signed-in person lost, oldest first, now and on every change. Returns a function that stops this. */
  watch(onLost: (paths: readonly string[]) => void): () => void
  /** Forgets the lost changes after somebody has read the notice. */
  dismiss(): void
}
