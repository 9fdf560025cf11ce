export const supportLevels = ['A', 'B', 'C'] as const
/** Level A is "learning to look", B "using vision" and C "refining vision". An adult sets the level; it is never inferred. */
export type SupportLevel = (typeof supportLevels)[number]
