import type { TextSize } from '#ports/deviceSettings'

/** How much larger the words of every page are for each choice; `--text-zoom` of tokens.css. */
export const textZooms: Readonly<Record<TextSize, string>> = { normal: '100%', large: '125%', larger: '150%' }
