/** Mechanics that are filmed on their own (`tried.ts`), shared by the page and the tests that film it. */
export const triedIds = ['tryhold', 'trytrace', 'trywipe', 'trydark', 'trytilt', 'tryvoice', 'tryassemble', 'trymagnet', 'trycount', 'tryfree'] as const
