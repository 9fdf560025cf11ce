/** Papers that can be printed for a child, in addition to the report. */
export const paperKinds = ['card', 'words', 'week', 'things', 'family', 'school'] as const
export type PaperKind = (typeof paperKinds)[number]

export const isPaperKind = (kind: string | null): kind is PaperKind => (paperKinds as readonly (string | null)[]).includes(kind)
