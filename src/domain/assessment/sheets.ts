import type { ChildPictureName } from '../child/childPictures'
import type { Hex } from '../child/palette'
import type { MapCell } from './mapCell'

/*
 * Designed pages. Each fills its own sheet, and everything has a designed place. All texts are complete and in the reader's
 * language; missing content is left out.
 */

/** Key of a picture: one of the product's faces, or a picture in the document. */
export type SheetPicture = { readonly face: ChildPictureName } | { readonly carried: string }

/** Badge of the child whose page it is: a picture on black or a light, with a ring in the child's colour. */
export interface Badge {
  readonly colour: Hex
  readonly face: ChildPictureName | null
  readonly alt: string
}

/** One day of play, with its times to touch in seconds. */
interface TrendDay {
  readonly label: string
  readonly values: readonly number[]
}

/** Days that share a median. `spread` is null with too few trials. */
interface TrendGroup {
  readonly days: readonly TrendDay[]
  readonly spread: { readonly median: number; readonly q1: number; readonly q3: number; readonly text: string } | null
}

export interface SheetMap {
  readonly title: string
  readonly note: string
  readonly alt: string
  readonly cells: readonly MapCell[]
  readonly key: { readonly sooner: string; readonly later: string; readonly few: string }
}

export interface SheetTrend {
  readonly title: string
  readonly note: string
  readonly alt: string
  readonly unit: string
  readonly groups: readonly TrendGroup[]
  /** Labels of the months below the days, with the number of days in each. */
  readonly months: readonly { readonly label: string; readonly days: number }[]
  readonly key: { readonly touch: string; readonly median: string; readonly half: string }
}

/** A list of things to do or to avoid. */
interface Points {
  readonly title: string
  readonly items: readonly string[]
}

/** A line that begins with bold text. */
interface Led {
  readonly lead: string
  readonly text: string
}

/** Page 1 of a report, to be read in twenty seconds. */
export interface FrontSheet {
  readonly kind: 'front'
  readonly badge: Badge
  readonly who: Led
  readonly title: string
  readonly reported: readonly { readonly text: string; readonly isStrong?: true }[]
  readonly sentences: readonly { readonly lead: string; readonly text: string; readonly isAsked?: true }[]
  /** The map, or the reason why there is none. */
  readonly map: SheetMap | { readonly none: string } | null
  readonly trend: SheetTrend | { readonly none: readonly string[]; readonly title: string } | null
  readonly note: string
  readonly does: Points
  readonly avoid: Points
  readonly signed: readonly (readonly Led[])[]
  readonly byHand: string
}

/** One area: each rater's score from 0 to 100 (null is not shown), and the result of play. */
export interface ProfileRow {
  readonly label: string
  readonly scores: readonly (number | null)[]
  readonly isApart: boolean
  readonly help: string
  readonly play: string | null
}

interface Lights {
  readonly name: string
  readonly filled: number
  readonly of: number
}

export interface SheetGoal {
  readonly text: string
  readonly now: number
  readonly aim: number
  readonly of: number
  readonly says: string
}

/** Page 2: people's observations next to the results of play, one change at a time, goals and next steps. */
export interface SecondSheet {
  readonly kind: 'second'
  readonly title: string
  readonly lead: string
  readonly heads: { readonly area: string; readonly people: string; readonly help: string; readonly play: string }
  readonly alt: string
  readonly rows: readonly ProfileRow[]
  readonly notPlayed: string
  readonly scale: readonly [string, string, string]
  readonly raters: readonly string[]
  readonly apart: string
  readonly helpKey: string
  readonly tried: {
    readonly title: string
    readonly alt: string
    readonly rows: readonly { readonly label: string; readonly one: Lights; readonly other: Lights }[]
    readonly note: string
  } | null
  readonly goals: { readonly title: string; readonly items: readonly SheetGoal[] }
  readonly steps: { readonly title: string; readonly items: readonly { readonly who: string; readonly when: string; readonly what: string }[] }
}

/** The set-up card, which fills half a sheet. */
export interface SetupSheet {
  readonly kind: 'setUp'
  readonly badge: Badge
  readonly lead: string
  readonly title: string
  readonly light: { readonly alt: string; readonly caption: string; readonly x: number; readonly y: number; readonly size: number; readonly ground: Hex }
  /** Waiting time in seconds; null means no limit. */
  readonly wait: { readonly seconds: number | null; readonly alt: string; readonly caption: string }
  readonly swatch: { readonly colour: Hex; readonly alt: string; readonly caption: string }
  readonly facts: readonly { readonly icon: SheetIcon; readonly text: string }[]
  readonly points: readonly { readonly isDo: boolean; readonly text: string }[]
  /** Signs of tiredness, or a line to write on if nobody entered any. */
  readonly tired: Led
  readonly from: string
}

export type SheetIcon = 'distance' | 'window' | 'sound' | 'silent' | 'person' | 'light' | 'tablet' | 'seat' | 'worksheet' | 'answer'

export interface WeekTile {
  readonly label: string
  readonly picture?: SheetPicture
  readonly isThing: boolean
}

/** The weekly plan for the fridge: seven columns with three tiles each. */
export interface WeekSheet {
  readonly kind: 'week'
  readonly badge: Badge
  readonly title: string
  readonly lines: readonly string[]
  readonly clock: { readonly seconds: number | null; readonly alt: string; readonly lines: readonly string[] }
  readonly side: 'left' | 'right' | 'middle'
  readonly days: readonly { readonly name: string; readonly number: string; readonly isRest: boolean; readonly tiles: readonly WeekTile[] }[]
  readonly rest: string
  readonly toTick: string
  readonly key: { readonly tablet: string; readonly thing: string }
  readonly fine: string
}

/** Word cards of 85 mm, with their backs on the next page. */
export interface WordsSheet {
  readonly kind: 'words'
  readonly title: string
  readonly lead: string
  readonly savesInk: boolean
  readonly colour: Hex
  readonly cards: readonly { readonly word: string; readonly picture: SheetPicture; readonly alt: string; readonly parts: readonly string[] }[]
  readonly steps: readonly string[]
  readonly fine: string
  readonly back: string
}

/** Page of things in the child's colour, and how to place one on the table. */
export interface ThingsSheet {
  readonly kind: 'things'
  readonly badge: Badge
  readonly title: string
  readonly lead: string
  readonly things: readonly { readonly word: string; readonly picture: SheetPicture }[]
  readonly toTick: string
  readonly how: string
  readonly table: { readonly alt: string; readonly side: 'left' | 'right' | 'middle'; readonly child: string; readonly you: string }
  readonly steps: readonly string[]
  readonly games: readonly Led[]
  readonly fine: string
}

/** A page for grandparents and sitters. */
export interface FamilySheet {
  readonly kind: 'family'
  readonly badge: Badge
  readonly title: string
  readonly lead: string
  readonly warning: string | null
  readonly what: { readonly title: string; readonly text: string }
  readonly harder: Led & { readonly alt: string; readonly pictures: readonly SheetPicture[] }
  readonly easier: Led & { readonly alt: string; readonly picture: SheetPicture | null; readonly side: 'left' | 'right' | 'middle' }
  readonly helps: { readonly title: string; readonly items: readonly { readonly icon: SheetIcon | 'clock'; readonly text: string }[] }
  readonly leaves: Points
  readonly enough: Led
  readonly ask: Led
  readonly phone: string
  readonly seconds: number | null
}

/** The letter to the school. */
export interface LetterSheet {
  readonly kind: 'letter'
  readonly badge: Badge
  readonly from: string
  readonly day: string
  readonly title: string
  readonly dear: string
  readonly warning: string | null
  readonly what: string
  readonly helps: readonly (Led & { readonly icon: SheetIcon | 'clock' })[]
  readonly room: {
    readonly alt: string
    readonly side: 'left' | 'right' | 'middle'
    readonly board: string
    readonly teacher: string
    readonly child: string
    readonly window: string
    readonly note: string
  }
  readonly swatch: Led
  readonly shown: string
  readonly regards: string
  readonly sign: string
  readonly agreed: string
  readonly seconds: number | null
}

export type Sheet = FrontSheet | SecondSheet | SetupSheet | WeekSheet | WordsSheet | ThingsSheet | FamilySheet | LetterSheet
