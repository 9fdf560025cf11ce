import type { Conditions } from '#domain/activities/conditions'
import type { Instant } from '#domain/time'
import type { DeviceChoices } from '#ports/deviceSettings'

/** Today's conditions of this child on this device; empty on another day. */
export function conditionsToday({ conditions }: Pick<DeviceChoices, 'conditions'>, childId: string, now: Instant): Conditions {
  const found = conditions[childId]
  return found !== undefined && found.day === calendarDay(now) ? found.told : {}
}

/** The day of this device. */
export const calendarDay = (now: Instant): string => new Date(now).toDateString()
