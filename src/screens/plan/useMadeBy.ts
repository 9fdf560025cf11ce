import type { WeekPlan } from '#domain/child/weekPlan'
import { useMe } from '#app/services/useMe'
import { useText } from '#text/i18n'

/** Says who made a plan, or returns '' if that is unknown. */
export function useMadeBy(by: WeekPlan['by'], alias: string): string {
  const text = useText()
  const me = useMe()
  if (by === null) return ''
  if (by.uid === (me?.uid ?? 'guest')) return text('screens.plan.by.you')
  return by.name === '' ? text('screens.plan.by.other', { alias }) : text('screens.plan.by.name', { name: by.name })
}
