export const supportLevels = ['A', 'B', 'C'] as const
/** A "learning to look", B "using vision", C "refining vision". Set by an adult, never inferred. */
export type SupportLevel = (typeof supportLevels)[number]
