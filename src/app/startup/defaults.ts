/** How long a notification stays, in ms (specification §9). */
export const NOTIFICATION_MS = 5000

/** How long the loading overlay waits before it shows, in ms. */
export const LOADING_DELAY_MS = 0

/** How wide the overlay's spinner is, in CSS pixels. */
export const SPINNER_SIZE = 80
