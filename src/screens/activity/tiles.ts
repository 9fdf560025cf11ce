import { type AccessDecision, type VisitorFacts, decideAccess } from '#domain/access/decide'
import { ruleFor } from '#domain/access/rules'
import { type Caps, isBeyond, type LevelSpec } from '#domain/trials/engine/levelSpec'
import { families, type Family, type Manifest, playLevels } from '#domain/activities/manifest'
import type { Session } from '#domain/activities/session'
import { resolveDials } from '#domain/settings/resolve'
import { isStrict, underFlags } from '#domain/child/safety'
import type { Child } from '#domain/people/people'
import { type Flags, NO_FLAGS } from '#ports/administration'

/** One tile of the list. A press starts its `level`. */
export interface Tile {
  readonly key: string
  readonly manifest: Manifest
  readonly category: string | null
  readonly level: string
  readonly lastLevel: string | null
  readonly access: Exclude<TileAccess, 'hidden'>
  /** Whether every level is above this child's caps, or needs touch although this child answers without it. */
  readonly isHarder: boolean
}

type TileAccess = 'open' | 'locked' | 'checking' | 'hidden'

export interface Chapter {
  readonly family: Family
  readonly tiles: readonly Tile[]
}

export interface TileList {
  readonly chapters: readonly Chapter[]
  /** Number of activities that are too hard. They are hidden unless `showsHarder` is set. */
  readonly harder: number
  /** Number of activities left out because the child's profile is strict about light. */
  readonly leftOutByStrict: number
}

interface TileFacts {
  readonly manifests: readonly Manifest[]
  readonly visitor: VisitorFacts
  readonly child: Child
  /** Sessions of this child, newest first. */
  readonly sessions: readonly Session[]
  readonly family: Family | null
  readonly showsHarder: boolean
  /** Activities that an administrator has switched off everywhere. */
  readonly flags?: Flags
  /** The level last chosen by an adult on this device, by activity. */
  readonly chosen?: Readonly<Record<string, string | null | undefined>>
}

/** Returns the tiles of one child's activity list. */
export function listTiles({ manifests, visitor, child, sessions, family, showsHarder, flags = NO_FLAGS, chosen = {} }: TileFacts): TileList {
  const { dials } = resolveDials(child.profile)
  const strict = isStrict(underFlags(child.profile, flags))
  const ofFamily = manifests.filter(({ id, family: own }) => (family === null || own === family) && !flags.disabledActivities.includes(id))
  const allowed = ofFamily.filter(({ hiddenWhenStrict }) => !(strict && hiddenWhenStrict))
  const tiles = allowed.flatMap((manifest) =>
    tilesOf(manifest, { visitor, sessions, caps: dials, usesFingers: dials.accessMethod === 'touch', chosen: chosen[manifest.id] ?? null }),
  )
  const shown = tiles.filter(({ isHarder }) => showsHarder || !isHarder)
  return {
    chapters: families
      .map((name) => ({ family: name, tiles: inOrder(shown.filter(({ manifest }) => manifest.family === name)) }))
      .filter((chapter) => chapter.tiles.length > 0),
    harder: tiles.filter(({ isHarder }) => isHarder).length,
    leftOutByStrict: ofFamily.length - allowed.length,
  }
}

/** The first activities on a family's shelf for a child who has played none of that family. The others follow by name. */
const FIRST: readonly string[] = ['lightcatcher', 'music', 'fluid', 'follow', 'animated_follow', 'bubblepop', 'egg_nest', 'fish_bowl']

/** Puts the activities that the child has played first, then good first ones. The others keep their order, so people can find them again. */
function inOrder(tiles: readonly Tile[]): readonly Tile[] {
  const placeOf = ({ lastLevel, manifest: { id } }: Tile) => {
    const place = FIRST.indexOf(id)
    return (lastLevel === null ? FIRST.length + 1 : 0) + (place < 0 ? FIRST.length : place)
  }
  return tiles.toSorted((one, other) => placeOf(one) - placeOf(other))
}

function tilesOf(
  manifest: Manifest,
  {
    visitor,
    sessions,
    caps,
    usesFingers,
    chosen,
  }: { visitor: VisitorFacts; sessions: readonly Session[]; caps: Caps; usesFingers: boolean; chosen: string | null },
): Tile[] {
  const categories = manifest.categories ?? [null]
  return categories.flatMap((category) => {
    const access = accessOf(decideAccess(ruleFor(manifest.access, category), visitor))
    if (access === 'hidden') return []
    const levels = playLevels(manifest)
    const isPlayed = ({ level }: Session) => levels.some(({ id }) => id === level)
    const last = sessions.find((session) => session.activity === manifest.id && session.category === category && isPlayed(session))
    const lastLevel = levels.find(({ id }) => id === last?.level)?.id ?? null
    const key = category === null ? manifest.id : `${manifest.id}/${category}`
    const isHarder = levels.every(({ id }) => isBeyond(manifest, id, caps)) || (manifest.asksForFingers === true && !usesFingers)
    return [{ key, manifest, category, level: levelToStart(levels, chosen ?? lastLevel, caps), lastLevel, access, isHarder }]
  })
}

function accessOf(decision: AccessDecision): TileAccess {
  if (decision.kind === 'allow') return 'open'
  if (decision.kind === 'wait') return 'checking'
  // Hides a level that none of this person's possible subscriptions opens.
  return decision.path === '/pricing' ? 'locked' : 'hidden'
}

/** Returns the level played last or, if it has become too hard, the first level that is not too hard. */
export function levelToStart(levels: readonly LevelSpec[], last: string | null, caps: Caps): string {
  const within = levels.filter(({ id }) => !isBeyond({ levels }, id, caps))
  const level = within.find(({ id }) => id === last) ?? within[0] ?? levels[0]
  if (level === undefined) throw new Error('An activity has no level')
  return level.id
}

/** Sorts the tiles into the shelves of open tiles that suit the child now, the busier tiles, and the tiles that need a subscription. */
export function shelvesOf(chapters: readonly Chapter[]): {
  readonly shelves: readonly Chapter[]
  readonly busier: readonly Tile[]
  readonly closed: readonly Tile[]
} {
  const all = chapters.flatMap(({ tiles }) => tiles)
  const isOpen = ({ access, isHarder }: Tile): boolean => access !== 'locked' && !isHarder
  return {
    shelves: chapters.map(({ family, tiles }) => ({ family, tiles: tiles.filter(isOpen) })).filter(({ tiles }) => tiles.length > 0),
    busier: all.filter(({ access, isHarder }) => access !== 'locked' && isHarder),
    closed: all.filter(({ access }) => access === 'locked'),
  }
}

/** Returns the open tile played last or, for a child who has not played, the first tile that suits. Expects `sessions` newest first. */
export function toContinue(tiles: readonly Tile[], sessions: readonly Session[]): { readonly tile: Tile; readonly last: Session | null } | undefined {
  for (const last of sessions) {
    const tile = tiles.find(({ access, manifest, category }) => access === 'open' && manifest.id === last.activity && category === last.category)
    if (tile !== undefined) return { tile, last }
  }
  const tile = tiles.find(({ access, isHarder }) => access === 'open' && !isHarder)
  return tile === undefined ? undefined : { tile, last: null }
}
