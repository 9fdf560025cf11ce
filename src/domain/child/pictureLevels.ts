export const pictureLevels = ['realistic', 'context', 'rich', 'flat', 'outlined', 'line', 'silhouette', 'word'] as const

/** Forms of a thing, from the real thing to its name (clinical-design.md, /realdictionary). The child's own photo comes before all of them. */
export type PictureLevel = (typeof pictureLevels)[number]
