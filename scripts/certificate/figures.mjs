/** Frames per second of a film, as in src/domain/flashes/limits.ts. */
const FRAMES_PER_SECOND = 60

/**
 * Returns the figures of one activity's films, by level. Films with a choice of the activity's own settings are counted, but belong to no level.
 *
 * @param films lines that tests/safety/flashes.spec.ts wrote to FILM_RECORD, parsed
 */
export function figuresOf(films) {
  const plain = films.filter(({ own }) => own === undefined)
  const profiles = [...new Set(plain.map(({ who }) => who.replace(/ profile$/, '')))].toSorted()
  const levels = Map.groupBy(plain, ({ level, category }) => `${level} ${category ?? ''}`)
  return {
    films: films.length,
    nearFilms: films.filter(({ passesNear }) => passesNear).length,
    playedSeconds: films.reduce((sum, { seconds }) => sum + seconds, 0),
    profiles,
    levels: [...levels.values()].map((made) => ({ level: made[0].level, category: made[0].category, films: made.length, ...worstOf(made) })),
  }
}

/** Returns the levels that were not filmed with every profile, as `level category (n of m profiles)`. Empty if the films are complete. */
export const missingIn = ({ profiles, levels }) =>
  levels
    .filter(({ films }) => films < profiles.length)
    .map(({ level, category, films }) => `${level} ${category ?? ''} (${films} of ${profiles.length} profiles)`)

/** Returns the worst figure of each kind, and the film and second in which the light changed most. */
function worstOf(films) {
  const most = (name) => Math.max(0, ...films.map((film) => film.most[name]))
  const worst = films.toSorted((one, other) => other.most.changes - one.most.changes || other.most.overShare - one.most.overShare)[0]
  return {
    changes: most('changes'),
    redChanges: most('redChanges'),
    overShare: most('overShare'),
    step: most('step'),
    bars: most('bars'),
    worst: { profile: worst.who.replace(/ profile$/, ''), second: Math.max(0, Math.floor(worst.most.at / FRAMES_PER_SECOND)) },
  }
}
