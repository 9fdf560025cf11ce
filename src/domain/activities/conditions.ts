/** Conditions of a session that an adult may report (clinical-design.md §1.11), each with its possible answers. */
export const conditionAnswers = {
  posture: ['seat', 'side', 'stander', 'lap'],
  light: ['dark', 'dim', 'bright'],
  noise: ['none', 'little', 'some', 'much'],
  state: ['asleep', 'sleepy', 'calm', 'lively', 'overexcited'],
  /** Whether the child had a seizure in the last 24 hours. */
  seizure: ['no', 'yes', 'unknown'],
  place: ['home', 'school', 'clinic', 'elsewhere'],
} as const

export type ConditionName = keyof typeof conditionAnswers
export type ConditionAnswer<Name extends ConditionName = ConditionName> = (typeof conditionAnswers)[Name][number]

/** The conditions that an adult reported; all others are absent. */
export type Conditions = { readonly [Name in ConditionName]?: ConditionAnswer<Name> }

export const conditionNames = Object.keys(conditionAnswers) as readonly ConditionName[]

/** Reads stored conditions and drops impossible answers. */
export function conditionsFrom(stored: unknown): Conditions {
  if (typeof stored !== 'object' || stored === null) return {}
  const told = new Map(Object.entries(stored))
  return Object.fromEntries(
    conditionNames.filter((name) => conditionAnswers[name].some((answer) => answer === told.get(name))).map((name) => [name, told.get(name)]),
  )
}

/** Returns the conditions with one answer set, or removed if `answer` is null. */
export const withCondition = (told: Conditions, name: ConditionName, answer: string | null): Conditions => conditionsFrom({ ...told, [name]: answer })
