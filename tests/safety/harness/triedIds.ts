/**
 * The mechanics that are filmed by themselves (`tried.ts`), known to the page and to who films it. Tilt, assemble and free
 * play with sparks and trails can be asked for with `FILM`, but do not hold yet in every film: no activity uses them.
 */
export const triedIds = ['tryhold', 'trytrace', 'trywipe', 'tryvoice', 'trymagnet', 'trycount'] as const
