/** How long a notification stays, in ms (specification §9). */
export const NOTIFICATION_MS = 5000
