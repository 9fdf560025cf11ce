import { showNotice } from '#ui/notices'

/** Announces a completed action. */
export const tell = (message: string, closeLabel: string): void => showNotice({ message, closeLabel })
