/** The guides in listed order. A guide's text is in a file of this name. */
export const guidesOf = {
  understanding: ['what-cvi-is', 'sometimes-sees', 'who-does-what', 'cerebral-palsy', 'autism', 'epilepsy', 'research'],
  'setting-up': ['room', 'tablet-place', 'lock-tablet', 'wait', 'look-first', 'tiredness', 'hands', 'switches'],
  using: ['easier', 'colour', 'side', 'one-more', 'salient', 'real-first', 'own-pictures', 'outlines', 'numbers'],
  daily: ['meals', 'dressing', 'bath-bed-car', 'faces', 'busy-places', 'books', 'screen-time', 'grandparents'],
  school: ['set-up-card', 'education-plan', 'doctor', 'aac', 'organisations'],
  safe: ['what-we-keep', 'camera'],
} as const

export type GuideGroup = keyof typeof guidesOf
export type GuideId = (typeof guidesOf)[GuideGroup][number]

export const guideGroups = Object.keys(guidesOf) as readonly GuideGroup[]
export const guideIds: readonly GuideId[] = Object.values(guidesOf).flat()

export const isGuideId = (id: string | null): id is GuideId => (guideIds as readonly (string | null)[]).includes(id)

/** The address of a guide. */
export const guideAddress = (id: GuideId): string => `/resources?guide=${id}`

/** Facts about a guide before it is loaded. */
export interface GuideHead {
  readonly id: GuideId
  readonly title: string
  readonly group: GuideGroup
  /** One sentence. */
  readonly summary: string
  /** Search terms in addition to the words of the text. */
  readonly tags: readonly string[]
  /** One thing to do today. */
  readonly try: string
  /** Page of the product for it. */
  readonly opens: string
  /** Description of its picture, in a translated guide. */
  readonly picture?: string
}

export const sourceKinds = ['study', 'review', 'guideline', 'report', 'page'] as const

/** The part of a source that was read for the guides. */
export const readings = ['abstract', 'excerpt', 'summary'] as const

export interface GuideSource {
  readonly by: string
  /** Null if unknown. */
  readonly year: number | null
  readonly title: string
  /** Place of publication: a journal with its pages, or a site. */
  readonly in: string
  readonly kind: (typeof sourceKinds)[number]
  readonly read: (typeof readings)[number]
  readonly address: string
}

/** The basis of a part of a guide: sources, practice alone, the product itself; or none of these. */
export const sectionKinds = ['known', 'practice', 'here', 'other'] as const
export type SectionKind = (typeof sectionKinds)[number]

export interface GuideSection<Body> {
  readonly kind: SectionKind
  /** Null before the first heading. */
  readonly title: string | null
  readonly body: Body
}
