/**
 * The mechanics that are filmed by themselves (`tried.ts`), known to the page and to who films it. The others can be asked
 * for with `FILM`, but do not hold in every film yet: tilt, trace, wipe, assemble, free play with sparks and trails, which
 * no activity uses (one that did would be filmed as all are), and count in the dark of a lit circle with the ring of dwell.
 */
export const triedIds = ['tryhold', 'tryvoice', 'trymagnet'] as const
