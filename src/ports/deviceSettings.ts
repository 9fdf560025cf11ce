import type { Conditions } from '#domain/activities/conditions'
import type { EnteredScreen } from '#domain/activities/visualAngle'
import type { Volumes } from '#domain/devices/volumes'
import type { GateChoice } from '#domain/devices/gate'
import type { EnglishVariety, Language } from '#domain/language'
import type { OwnNames } from '#domain/words/ownNames'
import type { Instant } from '#domain/time'
import type { VoicePreference } from './speech'

export const textSizes = ['normal', 'large', 'larger'] as const
export type TextSize = (typeof textSizes)[number]

/** The workspaces, one for each role of a person. Each has its own menu and first page. */
export const workspaces = ['family', 'team', 'administration'] as const
export type Workspace = (typeof workspaces)[number]

/** An adult's choices for one child in one activity. `own` is completed by `settingsFrom` before use. */
export interface ActivityChoice {
  readonly level: string | null
  readonly own: Readonly<Record<string, unknown>>
  /** Id of the last session that suggested a next level and whose suggestion the adult has answered. */
  readonly answeredStepUp?: string
}

/** Conditions of a child's play on one day, as an adult entered them on this device. */
export interface DaysConditions {
  readonly day: string
  readonly told: Conditions
}

/** A stored PIN, as a hash. `salt` and `hash` are in hexadecimal. */
export interface StoredPin {
  readonly salt: string
  readonly hash: string
  readonly rounds: number
}

/** Everything that this device remembers. Every change replaces the object, so equal references mean equal choices. */
export interface DeviceChoices {
  readonly volumes: Volumes
  readonly voice: VoicePreference
  readonly textSize: TextSize
  /** Workspace that the signed-in person used last; null if nobody is signed in or it is not known yet. */
  readonly side: Workspace | null
  /** Chosen language; null if nobody chose one. */
  readonly language: Language | null
  /** British or American words, if the language is English; null if nobody chose, in which case the browser's languages decide. */
  readonly english: EnglishVariety | null
  /** Whether somebody was signed in here when this was last recorded. The first page has no other information about it. */
  readonly isSignedIn: boolean
  /** Id of the child who played last. */
  readonly activeChildId: string | null
  /** Id of the child who was carried over from play without an account, until somebody has said who the child is. */
  readonly unnamedChildId: string | null
  /** Choices for each child and activity, by `choiceKey`. */
  readonly activities: Readonly<Record<string, ActivityChoice>>
  /** Conditions of the day, by child. */
  readonly conditions: Readonly<Record<string, DaysConditions>>
  /** Size and distance of the screen; null until an adult enters them. */
  readonly screen: EnteredScreen | null
  /** Whether play fills the screen and keeps it awake, if the device allows this. */
  readonly display: { readonly fillsScreen: boolean; readonly staysAwake: boolean }
  /** Whether another device may watch play on this one, mark looks and control play. People with access to the child use that device. */
  readonly isJoinable: boolean
  /** Id of the interrupted session that the adult chose not to continue. */
  readonly leftAlone: string | null
  /** Whether an adult on this device has learned to mark the child's looks. */
  readonly knowsMarking: boolean
  /** Languages for which an adult on this device has seen the notice that no voice is available. */
  readonly toldVoiceless: readonly Language[]
  /** This device's own names for listed words, by language. */
  readonly ownNames: OwnNames
  /** Time at which somebody last read the messages about a child, by `readKey`. */
  readonly messagesRead: Readonly<Record<string, Instant>>
  /** Local day on which all data of a person was last saved as a file on this device, by person. */
  readonly copies: Readonly<Record<string, string>>
  /** Settings of the adult check before settings, prices and deletions. */
  readonly gate: GateChoice & { readonly pin: StoredPin | null }
}

/** Settings of the device, not of an account. Never throws: if storage fails, settings last until the page closes. */
export interface DeviceSettings {
  read(): DeviceChoices
  change(patch: Partial<DeviceChoices>): void
  watch(onChange: () => void): () => void
}

/** Returns the key in `messagesRead` for one person and one child. */
export const readKey = (uid: string, childId: string): string => `${uid} ${childId}`

/** Returns the key in `activities` for the choice for one child in one activity. */
export const choiceKey = (childId: string, activity: string): string => `${childId}/${activity}`
