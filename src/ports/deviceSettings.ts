import type { Conditions } from '#domain/activities/conditions'
import type { ScreenTold } from '#domain/activities/visualAngle'
import type { Volumes } from '#domain/devices/volumes'
import type { GateChoice } from '#domain/devices/gate'
import type { English, Language } from '#domain/language'
import type { OwnNames } from '#domain/words/ownNames'
import type { Instant } from '#domain/time'
import type { VoicePreference } from './speech'

export const textSizes = ['normal', 'large', 'larger'] as const
export type TextSize = (typeof textSizes)[number]

/** For what somebody is here: each has a menu and a first page of its own. */
export const workspaces = ['family', 'team', 'administration'] as const
export type Workspace = (typeof workspaces)[number]

/** What an adult chose for one child in one activity. `own` is made whole with `settingsFrom` before it is used. */
export interface ActivityChoice {
  readonly level: string | null
  readonly own: Readonly<Record<string, unknown>>
  /** The session that last spoke for a step up, once the adult has answered. */
  readonly answeredStepUp?: string
}

/** How it is for a child, as an adult told it on one day of this device. */
export interface DaysConditions {
  readonly day: string
  readonly told: Conditions
}

/** A PIN as it is kept: never itself. `salt` and `hash` in hexadecimal. */
export interface StoredPin {
  readonly salt: string
  readonly hash: string
  readonly rounds: number
}

/** Everything this device remembers for itself. Changes only as a whole: two equal references are the same choices. */
export interface DeviceChoices {
  readonly volumes: Volumes
  readonly voice: VoicePreference
  readonly textSize: TextSize
  /** Where whoever is signed in was last at home; null where nobody is, and until it is known. */
  readonly side: Workspace | null
  /** Null where nobody chose. */
  readonly language: Language | null
  /** British or American words where the language is English; null where nobody chose: then the browser's languages decide. */
  readonly english: English | null
  /** Somebody is signed in here, as far as the device was told: the first page knows nothing else of it. */
  readonly isSignedIn: boolean
  /** Who played last. */
  readonly activeChildId: string | null
  /** The child that came along from play without an account, until somebody has said who it is. */
  readonly unnamedChildId: string | null
  /** By `choiceKey`. */
  readonly activities: Readonly<Record<string, ActivityChoice>>
  /** By child. */
  readonly conditions: Readonly<Record<string, DaysConditions>>
  /** Null until an adult tells. */
  readonly screen: ScreenTold | null
  /** What a play does to the screen, where the device lets it. */
  readonly display: { readonly fillsScreen: boolean; readonly staysAwake: boolean }
  /** Another device of those who know the child may see what is played here, and mark and steer it. */
  readonly isJoinable: boolean
  /** The interrupted session with which the adult did not want to go on. */
  readonly leftAlone: string | null
  /** An adult here knows how to mark that a child looks. */
  readonly knowsMarking: boolean
  /** In these languages an adult here has been told that nothing can be spoken. */
  readonly toldVoiceless: readonly Language[]
  /** What words of the list are called here instead. */
  readonly ownNames: OwnNames
  /** When somebody last read the messages about a child, by `readKey`. */
  readonly messagesRead: Readonly<Record<string, Instant>>
  /** The local day on which everything of a person was last saved as a file here, by person. */
  readonly copies: Readonly<Record<string, string>>
  /** What an adult is asked before settings, prices and what deletes. */
  readonly gate: GateChoice & { readonly pin: StoredPin | null }
}

/** Settings that belong to the device and not to an account. Never throws: what the device refuses to keep holds until the page goes. */
export interface DeviceSettings {
  read(): DeviceChoices
  change(patch: Partial<DeviceChoices>): void
  watch(onChange: () => void): () => void
}

/** Where `messagesRead` holds the moment of one person for one child. */
export const readKey = (uid: string, childId: string): string => `${uid} ${childId}`

/** Where `activities` holds the choice for one child in one activity. */
export const choiceKey = (childId: string, activity: string): string => `${childId}/${activity}`
