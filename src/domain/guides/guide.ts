/** The guides of each group, in the order of the list. The text of a guide is in the file with the guide's id as its name. */
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

export const guideAddress = (id: GuideId): string => `/resources?guide=${id}`

/** Facts about a guide that are available before its text is loaded. */
export interface GuideHead {
  readonly id: GuideId
  readonly title: string
  readonly group: GuideGroup
  /** Summary of the guide in one sentence. */
  readonly summary: string
  /** Search terms in addition to the words in the text. */
  readonly tags: readonly string[]
  /** One thing that the reader can do today. */
  readonly try: string
  /** Address of the page in the product on which the reader can do this. */
  readonly opens: string
  /** Description of the guide's picture, in a translated guide. */
  readonly picture?: string
}

export const sourceKinds = ['study', 'review', 'guideline', 'report', 'page'] as const

/** How much of a source was read for the guides. */
export const readings = ['abstract', 'excerpt', 'summary'] as const

export interface GuideSource {
  readonly by: string
  /** Year of publication; null if unknown. */
  readonly year: number | null
  readonly title: string
  /** Place of publication: a journal with its pages, or a site. */
  readonly in: string
  readonly kind: (typeof sourceKinds)[number]
  readonly read: (typeof readings)[number]
  readonly address: string
}

/** Basis of a section of a guide: sources, practice alone, the product itself, or none of these. */
export const sectionKinds = ['known', 'practice', 'here', 'other'] as const
export type SectionKind = (typeof sectionKinds)[number]

export interface GuideSection<Body> {
  readonly kind: SectionKind
  /** Heading of the section; null before the first heading. */
  readonly title: string | null
  readonly body: Body
}
