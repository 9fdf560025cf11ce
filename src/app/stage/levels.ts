import type { useText } from '../../text/i18n'
import { type Caps, isBeyond, type LevelSpec, type Manifest, playLevels } from '#domain/activities/manifest'

/** The levels within what was set for the child, and those beyond it. */
export function levelsFor(manifest: Manifest, caps: Caps): { readonly offered: readonly LevelSpec[]; readonly beyond: readonly LevelSpec[] } {
  const levels = playLevels(manifest)
  const offered = levels.filter(({ id }) => !isBeyond(manifest, id, caps))
  return { offered, beyond: levels.filter((level) => !offered.includes(level)) }
}

/** The level to begin with: the one asked for in the address, the last one, or the first that is offered. */
export function firstLevel(manifest: Manifest, wished: readonly (string | null | undefined)[], caps: Caps): string {
  const known = wished.find((id) => playLevels(manifest).some((level) => level.id === id))
  return known ?? levelsFor(manifest, caps).offered[0]?.id ?? playLevels(manifest)[0]?.id ?? ''
}

/** `Level 2`, or the name of a level that has one. */
export const sayLevel = (text: ReturnType<typeof useText>, id: string): string => (/^\d+$/.test(id) ? text('app.start.levelOf', { level: id }) : id.slice(0, 1).toUpperCase() + id.slice(1))
