/** The child's mood in a session, as an adult reported it afterwards. */
export const moods = ['calm', 'enjoyed', 'tired', 'too-much'] as const
export type Mood = (typeof moods)[number]
