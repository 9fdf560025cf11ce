import type { useText } from '#text/i18n'
import { type Caps, isBeyond } from '#domain/trials/engine/levelSpec'
import { type Manifest, playLevels } from '#domain/activities/manifest'

/** Returns the initial level: the one in the address, the last one, or the first that is offered. */
export function firstLevel(manifest: Manifest, preferred: readonly (string | null | undefined)[], caps: Caps): string {
  const known = preferred.find((id) => playLevels(manifest).some((level) => level.id === id))
  return known ?? playLevels(manifest).find(({ id }) => !isBeyond(manifest, id, caps))?.id ?? playLevels(manifest)[0]?.id ?? ''
}

export const isNumbered = (id: string): boolean => /^\d+$/.test(id)

/** Levels that have a name instead of a number. */
const named = [
  'map',
  'meet',
  'places',
  'colours',
  'sample',
  'compare-colour',
  'compare-side',
  'compare-speed',
  'compare-size',
  'compare-background',
  'compare-sound',
  'compare-number',
] as const

/** Returns `Level 2`, or the level's name if it has one. */
export const sayLevel = (text: ReturnType<typeof useText>, id: string): string =>
  isNumbered(id) ? text('app.level', { level: Number(id) }) : text(`app.levels.${named.find((name) => name === id) ?? 'map'}`)
