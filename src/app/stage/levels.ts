import { type LevelSpec, type Manifest, playLevels } from '#domain/activities/manifest'

/** The levels within what was set for the child, and those beyond it. */
export function levelsFor(manifest: Manifest, maxComplexity: number): { readonly offered: readonly LevelSpec[]; readonly beyond: readonly LevelSpec[] } {
  const levels = playLevels(manifest)
  const offered = levels.filter(({ complexity }) => complexity <= maxComplexity)
  return { offered, beyond: levels.filter((level) => !offered.includes(level)) }
}

/** The level to begin with: the one asked for in the address, the last one, or the first that is offered. */
export function firstLevel(manifest: Manifest, wished: readonly (string | null | undefined)[], maxComplexity: number): string {
  const known = wished.find((id) => playLevels(manifest).some((level) => level.id === id))
  return known ?? levelsFor(manifest, maxComplexity).offered[0]?.id ?? playLevels(manifest)[0]?.id ?? ''
}
