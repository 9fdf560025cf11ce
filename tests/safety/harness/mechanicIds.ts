/** Mechanics that are filmed on their own (`mechanicScenes.ts`), shared by the page and the tests that film it. */
export const mechanicIds = ['tryhold', 'trytrace', 'trywipe', 'trydark', 'trytilt', 'tryvoice', 'tryassemble', 'trymagnet', 'trycount', 'tryfree'] as const
