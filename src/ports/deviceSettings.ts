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

/** The person's role: each has its own menu and first page. */
export const workspaces = ['family', 'team', 'administration'] as const
export type Workspace = (typeof workspaces)[number]

/** An adult's choices for one child in one activity. `own` is completed by `settingsFrom` before use. */
export interface ActivityChoice {
  readonly level: string | null
  readonly own: Readonly<Record<string, unknown>>
  /** The last session that suggested a step up and that the adult has answered. */
  readonly answeredStepUp?: string
}

/** The child's condition today, as an adult entered it on this device. */
export interface DaysConditions {
  readonly day: string
  readonly told: Conditions
}

/** A stored PIN: its hash. `salt` and `hash` in hexadecimal. */
export interface StoredPin {
  readonly salt: string
  readonly hash: string
  readonly rounds: number
}

/** Everything that this device remembers. The object is replaced on every change, so equal references mean equal choices. */
export interface DeviceChoices {
  readonly volumes: Volumes
  readonly voice: VoicePreference
  readonly textSize: TextSize
  /** The workspace last used by the signed-in person; null if nobody is signed in, and while unknown. */
  readonly side: Workspace | null
  /** Null if nobody chose one. */
  readonly language: Language | null
  /** British or American words if the language is English; null if nobody chose: the browser's languages then decide. */
  readonly english: EnglishVariety | null
  /** Whether somebody is signed in here, as last noted: the first page knows nothing else about it. */
  readonly isSignedIn: boolean
  /** The child who played last. */
  readonly activeChildId: string | null
  /** The child carried over from play without an account, until somebody has said who it is. */
  readonly unnamedChildId: string | null
  /** By `choiceKey`. */
  readonly activities: Readonly<Record<string, ActivityChoice>>
  /** By child. */
  readonly conditions: Readonly<Record<string, DaysConditions>>
  /** Null until an adult enters it. */
  readonly screen: EnteredScreen | null
  /** Effects of play on the screen, where the device allows them. */
  readonly display: { readonly fillsScreen: boolean; readonly staysAwake: boolean }
  /** Whether another device of people who know the child may watch play on this one, and mark and steer it. */
  readonly isJoinable: boolean
  /** Id of the interrupted session that the adult chose not to continue. */
  readonly leftAlone: string | null
  /** Whether an adult here knows how to mark that a child looks. */
  readonly knowsMarking: boolean
  /** Languages for which an adult on this device has seen the notice that no voice is available. */
  readonly toldVoiceless: readonly Language[]
  /** This device's own names for listed words. */
  readonly ownNames: OwnNames
  /** Time at which somebody last read the messages about a child, by `readKey`. */
  readonly messagesRead: Readonly<Record<string, Instant>>
  /** The local day on which everything of a person was last saved as a file here, by person. */
  readonly copies: Readonly<Record<string, string>>
  /** The adult check before settings, prices and deletions. */
  readonly gate: GateChoice & { readonly pin: StoredPin | null }
}

/** Settings of the device rather than of an account. Never throws: if storage fails, settings last until the page closes. */
export interface DeviceSettings {
  read(): DeviceChoices
  change(patch: Partial<DeviceChoices>): void
  watch(onChange: () => void): () => void
}

/** Key in `messagesRead` for one person and one child. */
export const readKey = (uid: string, childId: string): string => `${uid} ${childId}`

/** Key in `activities` for the choice for one child in one activity. */
export const choiceKey = (childId: string, activity: string): string => `${childId}/${activity}`
