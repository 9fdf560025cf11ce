import { type ConditionAnswer, conditionNames, type Conditions } from '#domain/activities/conditions'
import { useText } from '#text/i18n'

/** Returns the conditions in words, such as `In a seat · Dim light`, or '' if nothing was entered. */
export function useConditionsInWords(conditions: Conditions = {}): string {
  const text = useText()
  const answers: Readonly<Partial<Record<string, ConditionAnswer>>> = conditions
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = text('app.conditions.said', { returnObjects: true })
  return conditionNames.flatMap((name) => words[name]?.[answers[name] ?? ''] ?? []).join(' · ')
}
