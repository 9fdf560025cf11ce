/** Conditions of a session that an adult may state (clinical-design.md §1.11), each with its answers. */
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

/** Only the conditions that were stated. */
export type Conditions = { readonly [Name in ConditionName]?: ConditionAnswer<Name> }

export const conditionNames = Object.keys(conditionAnswers) as readonly ConditionName[]

/** Stored conditions without impossible answers. */
export function conditionsFrom(stored: unknown): Conditions {
  if (typeof stored !== 'object' || stored === null) return {}
  const told = new Map(Object.entries(stored))
  return Object.fromEntries(
    conditionNames.filter((name) => conditionAnswers[name].some((answer) => answer === told.get(name))).map((name) => [name, told.get(name)]),
  )
}

/** Sets or removes one answer. */
export const withCondition = (told: Conditions, name: ConditionName, answer: string | null): Conditions => conditionsFrom({ ...told, [name]: answer })
