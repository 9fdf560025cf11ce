export const pictureLevels = ['realistic', 'context', 'rich', 'flat', 'outlined', 'line', 'silhouette', 'word'] as const

/**
 * Forms in which a thing is shown, from the real thing to its name (clinical-design.md, /realdictionary). The child's own photo
 * takes precedence over all of them.
 */
export type PictureLevel = (typeof pictureLevels)[number]
