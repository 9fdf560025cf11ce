export const pictureLevels = ['realistic', 'context', 'rich', 'flat', 'outlined', 'line', 'silhouette', 'word'] as const

/** The forms of a thing, rung by rung from the thing itself to its name (clinical-design.md, /realdictionary); the child's own photo goes before all. */
export type PictureLevel = (typeof pictureLevels)[number]
