/**
 * The mechanics that are filmed by themselves (`tried.ts`), known to the page and to who films it. The others can be asked
 * for with `FILM`, but do not hold in every film yet: tilt, trace, wipe, assemble, and free play with sparks and trails.
 * No activity uses them; one that did would be filmed as all are.
 */
export const triedIds = ['tryhold', 'tryvoice', 'trymagnet', 'trycount'] as const
