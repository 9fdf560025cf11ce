/** Every sentence of the screens. */
export const screens = {} as const
