/** Replacement for a package that is imported but never used. */
export const leftOut = null
