/**
 * Returns the state of the link from a result to the guest's shelf. It is kept in the
 * tab's history, not in the address, so it cannot be sent to anyone.
 */
export const justPlayed = (activity: string) => ({ justPlayed: activity })

/** Returns the activity that was just played, or null on a visit that did not start from a result. */
export const justPlayedIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'justPlayed' in state && typeof state.justPlayed === 'string' ? state.justPlayed : null
