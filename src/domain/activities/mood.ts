/** How a session was for the child, as an adult said afterwards. */
export const moods = ['calm', 'enjoyed', 'tired', 'too-much'] as const
export type Mood = (typeof moods)[number]
