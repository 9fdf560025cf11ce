import { isCategory } from '#domain/words/words'
import type { useText } from '#text/i18n'
import { textOf } from '#text/ofActivity'
import { catalogue, findActivity } from '#scenes/catalogue'
import type { PlanTile } from '#domain/child/dayPlan'
import type { Child } from '#domain/people/people'
import { selectVisitor } from '#machines/app/app.selectors'
import { useAppSelector } from '#app/services/actors'
import { useFlags } from '#app/services/flags'
import { listTiles, type Tile } from '../activity/tiles'

/** Returns every activity that this child may open now, including the harder ones. */
export function useOpenTiles(child: Child): readonly Tile[] {
  return openTilesOf({ manifests: catalogue, visitor: useAppSelector(selectVisitor), flags: useFlags(), child })
}

/** Returns the same tiles for callers that need them for several children. */
export function openTilesOf(question: Pick<Parameters<typeof listTiles>[0], 'manifests' | 'visitor' | 'flags' | 'child'>): readonly Tile[] {
  const { chapters } = listTiles({ ...question, sessions: [], family: null, showsHarder: true })
  return chapters.flatMap(({ tiles }) => tiles).filter(({ access }) => access === 'open')
}

export const tileOf = (tiles: readonly Tile[], planned: PlanTile): Tile | undefined =>
  tiles.find(({ manifest, category }) => manifest.id === planned.activity && category === planned.category)

type Text = ReturnType<typeof useText>

/** Returns the name of a planned activity, or its id if this version does not have it. */
export function plannedName(text: Text, { activity, category }: Pick<PlanTile, 'activity' | 'category'>): string {
  const manifest = findActivity(activity)
  const title = manifest === null ? activity : textOf(manifest).title
  return category === null ? title : text('screens.activities.inCategory', { title, category: sayCategory(text, category) })
}

/** The places that divide an activity, instead of word lists. */
const playedPlaces = ['park', 'wardrobe', 'classroom'] as const
const isPlayedPlace = (category: string): category is (typeof playedPlaces)[number] => playedPlaces.some((place) => place === category)

// Returns the name of a category, or its stored name if this version does not know it.
const sayCategory = (text: Text, category: string): string =>
  isCategory(category) || isPlayedPlace(category) ? text(`screens.activities.categories.${category}`) : category

export const tileName = (text: Text, { manifest, category }: Pick<Tile, 'manifest' | 'category'>): string =>
  plannedName(text, { activity: manifest.id, category })
