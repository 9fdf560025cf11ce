/**
 * Changes that counted as saved but were then refused by the backend, such as when a permission ended while the device was
 * offline.
 */
export interface LostChanges {
  /**
   * Calls back with the paths of the signed-in person's lost changes, oldest first, now and at every change. Returns a function
   * that stops the calls.
   */
  watch(onLost: (paths: readonly string[]) => void): () => void
  /** Deletes the list of lost changes after somebody has read the notice. */
  dismiss(): void
}
