import type { Volumes } from '#domain/child/dials'
import type { VoicePreference } from './speech'

export const textSizes = ['normal', 'large', 'larger'] as const
export type TextSize = (typeof textSizes)[number]

/** What an adult chose for one child in one activity. `own` is made whole with `settingsFrom` before it is used. */
export interface ActivityChoice {
  readonly level: string | null
  readonly own: Readonly<Record<string, unknown>>
  /** The session that last spoke for a step up, once the adult has answered. */
  readonly answeredStepUp?: string
}

/** Everything this device remembers for itself. Changes only as a whole: two equal references are the same choices. */
export interface DeviceChoices {
  readonly volumes: Volumes
  readonly voice: VoicePreference
  readonly textSize: TextSize
  /** Who played last. */
  readonly activeChildId: string | null
  /** By `choiceKey`. */
  readonly activities: Readonly<Record<string, ActivityChoice>>
}

/** Settings that belong to the device and not to an account. Never throws: what the device refuses to keep holds until the page goes. */
export interface DeviceSettings {
  read(): DeviceChoices
  change(patch: Partial<DeviceChoices>): void
  watch(onChange: () => void): () => void
}

/** Where `activities` holds the choice for one child in one activity. */
export const choiceKey = (childId: string, activity: string): string => `${childId}/${activity}`
