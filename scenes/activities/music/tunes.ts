/* Tunes in the public domain, all of them older than any copyright that could still apply. Notes are in semitones above middle C, as sung. */
export const tunes = {
  /** "Ah! vous dirai-je, maman", France, before 1761. */
  'little-star': [0, 0, 7, 7, 9, 9, 7, 5, 5, 4, 4, 2, 2, 0, 7, 7, 5, 5, 4, 4, 2, 7, 7, 5, 5, 4, 4, 2, 0, 0, 7, 7, 9, 9, 7, 5, 5, 4, 4, 2, 2, 0],
  /** "Frère Jacques", France, before 1780. */
  'brother-john': [0, 2, 4, 0, 0, 2, 4, 0, 4, 5, 7, 4, 5, 7, 7, 9, 7, 5, 4, 0, 7, 9, 7, 5, 4, 0, 0, -5, 0, 0, -5, 0],
  /** "Mary had a little lamb", melody in print 1868, after an older song. */
  lamb: [4, 2, 0, 2, 4, 4, 4, 2, 2, 2, 4, 7, 7, 4, 2, 0, 2, 4, 4, 4, 4, 2, 2, 4, 2, 0],
  /** Ludwig van Beethoven, Symphony No. 9, 1824. */
  joy: [4, 4, 5, 7, 7, 5, 4, 2, 0, 0, 2, 4, 4, 2, 2, 4, 4, 5, 7, 7, 5, 4, 2, 0, 0, 2, 4, 2, 0, 0],
  /** "Row, row, row your boat", melody 1881. */
  boat: [0, 0, 0, 2, 4, 4, 2, 4, 5, 7, 12, 12, 12, 7, 7, 7, 4, 4, 4, 0, 0, 0, 7, 5, 4, 2, 0],
  /** "London Bridge is falling down", England, before 1744; this melody 1879. */
  bridge: [7, 9, 7, 5, 4, 5, 7, 2, 4, 5, 4, 5, 7, 7, 9, 7, 5, 4, 5, 7, 2, 7, 4, 0],
  /** "Hot cross buns", England, before 1798. */
  buns: [4, 2, 0, 4, 2, 0, 0, 0, 0, 0, 2, 2, 2, 2, 4, 2, 0],
  /** Johannes Brahms, Wiegenlied, 1868. */
  lullaby: [4, 4, 7, 4, 4, 7, 4, 7, 12, 11, 9, 9, 7, 2, 4, 5, 2, 2, 4, 5, 2, 5, 11, 9, 7, 11, 12],
} as const satisfies Readonly<Record<string, readonly number[]>>

export type TuneName = keyof typeof tunes
