import type { Conditions } from '#domain/activities/conditions'
import type { Instant } from '#domain/time'
import type { DeviceChoices } from '#ports/deviceSettings'

/** Returns this child's conditions of today on this device. There are none on another day. */
export function conditionsToday({ conditions }: Pick<DeviceChoices, 'conditions'>, childId: string, now: Instant): Conditions {
  const found = conditions[childId]
  return found !== undefined && found.day === calendarDay(now) ? found.told : {}
}

/** Returns the local day. */
export const calendarDay = (now: Instant): string => new Date(now).toDateString()
