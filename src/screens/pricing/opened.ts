import { catalogue } from '#scenes/catalogue'
import { ruleFor, type AccessRule } from '#domain/access/rules'
import type { Manifest } from '#domain/activities/manifest'

/** An activity, or one category of an activity if only some categories are free. */
export interface Opened {
  readonly manifest: Manifest
  readonly category: string | null
}

const tilesOf = (isRight: (access: AccessRule) => boolean): readonly Opened[] =>
  catalogue.flatMap((manifest) =>
    (manifest.categories ?? [null]).filter((category) => isRight(ruleFor(manifest.access, category))).map((category) => ({ manifest, category })),
  )

/** The free activities and those of a subscription, from the access rules that the guards use. */
export const openedActivities = {
  free: tilesOf((access) => access === 'public' || access === 'signed-in'),
  paid: tilesOf((access) => access === 'subscription'),
} as const
