import { LOADING_DELAY_MS, NOTIFICATION_MS, SPINNER_SIZE } from './startup/defaults'

/** What `<AdultSurface>` is given. */
export const overlayDefaults = { notificationMs: NOTIFICATION_MS, loadingDelayMs: LOADING_DELAY_MS, spinnerSize: SPINNER_SIZE } as const
