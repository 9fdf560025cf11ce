import type { TextSize } from '#ports/deviceSettings'

/** Font scale of each choice, used as `--text-zoom` in tokens.css. */
export const textZooms: Readonly<Record<TextSize, string>> = { normal: '100%', large: '125%', larger: '150%' }
