import { showNotice } from '#ui/notices'

/** Announces a completed action. */
export const announce = (message: string, closeLabel: string): void => showNotice({ message, closeLabel })
