import type { ItemAnswer } from '#domain/assessment/rating'
import type { Item, FormSection, Support } from '#domain/assessment/items'
import type { RaterSide, RatingHead } from '#domain/assessment/rating'
import type { Zone } from '#domain/child/zones'
import { findActivity } from '#scenes/catalogue'
import { textOf } from '#text/ofActivity'
import type { Text } from './writer'

/** Returns the name of a section of the profile. */
export const sectionName = (text: Text, section: FormSection): string => text(`screens.looking.sections.${section}`)
export const itemText = (text: Text, number: Item['number'], alias: string): string => text(`screens.looking.items.${String(number) as '9'}`, { alias })
export const supportName = (text: Text, support: Support): string => text(`screens.looking.supports.${support}`)
export const placeName = (text: Text, zone: Zone): string => text(`screens.report.placeNames.${zone}`)

export const raterName = (text: Text, { side, byName }: Pick<RatingHead, 'side' | 'byName'>): string => text(`screens.report.rater.${side}`, { name: byName })
export const sideName = (text: Text, side: RaterSide): string => text(`screens.report.sides.${side}`)

/** Returns an answer in words, or null if there is none. */
export function answerText(text: Text, { value, words }: ItemAnswer = { supports: [] }): string | null {
  if (words !== undefined && words.trim() !== '') return words.trim()
  if (value === undefined) return null
  if (typeof value === 'number') return text(`screens.looking.often.${value}`)
  return text(value === 'not-applicable' || value === 'not-observed' ? `screens.looking.aside.${value}` : `screens.looking.time.${value}`)
}

/** Returns an activity's name, or its id if this version of the app does not know it. */
export function activityName(id: string): string {
  const manifest = findActivity(id)
  return manifest === null ? id : textOf(manifest).title
}
