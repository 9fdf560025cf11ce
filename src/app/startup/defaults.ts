/** Time (ms) for which a notification stays. */
export const NOTIFICATION_MS = 5000
