import { showNotice } from '#ui/notices'

/** Announces what was done. */
export const tell = (message: string, closeLabel: string): void => showNotice({ message, closeLabel })
