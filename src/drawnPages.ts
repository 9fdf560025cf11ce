/** The public pages that the build prerenders; the list of licences is left out for its size. */
export const drawnPages = ['/', '/signin', '/signup', '/resetpassword', '/terms', '/privacy'] as const
export type DrawnPage = (typeof drawnPages)[number]
