/** What an adult may tell about how it is when a child plays (domain.md §1.11), each with its answers. */
export const conditionAnswers = {
  posture: ['seat', 'side', 'stander', 'lap'],
  light: ['dark', 'dim', 'bright'],
  noise: ['none', 'little', 'some', 'much'],
  state: ['asleep', 'sleepy', 'calm', 'lively', 'overexcited'],
  /** In the last 24 hours. */
  seizure: ['no', 'yes', 'unknown'],
  place: ['home', 'school', 'clinic', 'elsewhere'],
} as const

export type ConditionName = keyof typeof conditionAnswers
export type ConditionAnswer<Name extends ConditionName = ConditionName> = (typeof conditionAnswers)[Name][number]

/** What was told, and nothing that was not. */
export type Conditions = { readonly [Name in ConditionName]?: ConditionAnswer<Name> }

export const conditionNames = Object.keys(conditionAnswers) as readonly ConditionName[]

/** Stored answers made whole: one that nobody could have given is left out. */
export function conditionsFrom(stored: unknown): Conditions {
  if (typeof stored !== 'object' || stored === null) return {}
  const told = new Map(Object.entries(stored))
  return Object.fromEntries(
    conditionNames.filter((name) => conditionAnswers[name].some((answer) => answer === told.get(name))).map((name) => [name, told.get(name)]),
  )
}

/** With one answer given, or taken back. */
export const withCondition = (told: Conditions, name: ConditionName, answer: string | null): Conditions => conditionsFrom({ ...told, [name]: answer })
