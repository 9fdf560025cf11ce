import { type ConditionAnswer, conditionNames, type Conditions } from '#domain/activities/conditions'
import type { Instant } from '#domain/time'
import type { DeviceChoices } from '#ports/deviceSettings'
import { useText } from '#text/i18n'

/** What was told of this child today on this device; nothing on another day. */
export function conditionsToday({ conditions }: Pick<DeviceChoices, 'conditions'>, childId: string, now: Instant): Conditions {
  const found = conditions[childId]
  return found !== undefined && found.day === dayOf(now) ? found.told : {}
}

/** The day of this device. */
export const dayOf = (now: Instant): string => new Date(now).toDateString()

/** `In a seat · Dim light`; empty where nothing was told. */
export function useConditionsInWords(conditions: Conditions = {}): string {
  const text = useText()
  const answers: Readonly<Partial<Record<string, ConditionAnswer>>> = conditions
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = text('app.conditions.said', { returnObjects: true })
  return conditionNames.flatMap((name) => words[name]?.[answers[name] ?? ''] ?? []).join(' · ')
}
