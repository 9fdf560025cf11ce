export const supportLevels = ['A', 'B', 'C'] as const
/** A "building looking", B "using looking", C "refining looking". Set by an adult, never inferred. */
export type SupportLevel = (typeof supportLevels)[number]
