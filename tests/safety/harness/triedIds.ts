/** The mechanics that are filmed by themselves (`tried.ts`), known to the page and to who films it. */
export const triedIds = ['tryhold', 'trytrace', 'trywipe', 'trydark', 'trytilt', 'tryvoice', 'tryassemble', 'trymagnet', 'trycount', 'tryfree'] as const
