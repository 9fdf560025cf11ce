import { dateIn, daysAfter, type WeekDay, weekAt, weekDays } from './weekPlan'
import type { Instant } from '../time'

/** A weekly event for a person's own calendar (RFC 5545). */
interface Reminder {
  readonly id: string
  readonly title: string
  /** Name of the product that wrote the file. */
  readonly product: string
  /** Days of the event, at least one. */
  readonly days: readonly WeekDay[]
  /** Local start time, such as `17:30`. */
  readonly at: string
  readonly now: Instant
}

const codes: Readonly<Record<WeekDay, string>> = { mon: 'MO', tue: 'TU', wed: 'WE', thu: 'TH', fri: 'FR', sat: 'SA', sun: 'SU' }

const MINUTES = 10

/**
 * Returns the event as the text of an iCalendar file. It has no time zone, so it is at the same local time wherever the calendar
 * is, in summer and winter.
 */
export function reminderFile({ id, title, product, days, at, now }: Reminder): string {
  const start = `${firstDay(days, now).replaceAll('-', '')}T${at.replace(':', '')}00`
  const stamp = `${new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '')}`
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${product}//EN`,
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${stamp}`,
    `DTSTART:${start}`,
    `DURATION:PT${MINUTES}M`,
    `RRULE:FREQ=WEEKLY;BYDAY=${weekDays
      .filter((day) => days.includes(day))
      .map((day) => codes[day])
      .join(',')}`,
    `SUMMARY:${escaped(title)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0M',
    `DESCRIPTION:${escaped(title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .flatMap(folded)
    .map((line) => `${line}\r\n`)
    .join('')
}

/** Returns today or the first chosen day after it, because a calendar event must begin on one of its own days. */
function firstDay(days: readonly WeekDay[], now: Instant): string {
  const { monday, day } = weekAt(now)
  const today = dateIn(monday, day)
  const from = weekDays.indexOf(day)
  const distance = Math.min(...days.map((each) => (weekDays.indexOf(each) - from + weekDays.length) % weekDays.length))
  return daysAfter(today, distance)
}

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)

/** Maximum number of octets per line in the standard. A continued line starts with a space. */
const MOST_OCTETS = 75
const octets = (text: string): number => new TextEncoder().encode(text).length

function folded(line: string): readonly string[] {
  const lines: string[] = ['']
  for (const letter of line) {
    const last = lines.length - 1
    if (octets(`${lines[last]}${letter}`) > MOST_OCTETS) lines.push(` ${letter}`)
    else lines[last] += letter
  }
  return lines
}
