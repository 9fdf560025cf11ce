import { catalogue, findActivity } from '#scenes/catalogue'
import type { PlanTile } from '#domain/child/dayPlan'
import type { Child } from '#domain/people/people'
import { selectVisitor } from '#machines/app/app.selectors'
import { useAppSelector } from '#app/actors'
import { useFlags } from '#app/flags'
import { listTiles, type Tile } from '../activity/tiles'

/** Every activity that this child may open now, the harder ones too. */
export function useOpenTiles(child: Child): readonly Tile[] {
  return openTilesOf({ manifests: catalogue, visitor: useAppSelector(selectVisitor), flags: useFlags(), child })
}

/** The same where several children are asked about. */
export function openTilesOf(question: Pick<Parameters<typeof listTiles>[0], 'manifests' | 'visitor' | 'flags' | 'child'>): readonly Tile[] {
  const { chapters } = listTiles({ ...question, sessions: [], family: null, showsHarder: true })
  return chapters.flatMap(({ tiles }) => tiles).filter(({ access }) => access === 'open')
}

export const tileOf = (tiles: readonly Tile[], planned: PlanTile): Tile | undefined =>
  tiles.find(({ manifest, category }) => manifest.id === planned.activity && category === planned.category)

/** The name of something planned; of an activity that this version does not have, its id. */
export function plannedName({ activity, category }: Pick<PlanTile, 'activity' | 'category'>): string {
  const title = findActivity(activity)?.text.en.title ?? activity
  return category === null ? title : `${title}: ${category}`
}

export const nameOf = ({ manifest, category }: Tile): string => plannedName({ activity: manifest.id, category })
