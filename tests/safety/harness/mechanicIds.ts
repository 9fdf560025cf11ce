/** Ids of the mechanics that are filmed on their own (`mechanicScenes.ts`), for the page and for the tests that film it. */
export const mechanicIds = ['tryhold', 'trytrace', 'trywipe', 'trydark', 'trytilt', 'tryvoice', 'tryassemble', 'trymagnet', 'trycount', 'tryfree'] as const
