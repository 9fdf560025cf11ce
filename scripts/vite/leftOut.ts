/** In the place of a package that is asked for and never used. */
export const leftOut = null
