import type { responseSpecs, sessionSpecs, trialSpecs } from '#domain/trials/engine/events'

interface Described {
  readonly EVENTS_VERSION: number
  readonly sessionSpecs: typeof sessionSpecs
  readonly trialSpecs: typeof trialSpecs
  readonly responseSpecs: typeof responseSpecs
}

export function withEvents(page: string, described: Described): string
