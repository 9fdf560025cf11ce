/** How long a notification stays (ms). */
export const NOTIFICATION_MS = 5000
