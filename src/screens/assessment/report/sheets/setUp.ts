import type { SetupSheet, SheetIcon } from '#domain/assessment/sheets'
import { backgrounds, palette } from '#domain/child/palette'
import { isStrict } from '#domain/child/safety'
import { leaningOf } from '#domain/child/zones'
import { SECOND_MS } from '#domain/time'
import { locale, sayRow } from '#text/locale'
import type { ReportFacts } from '../facts'
import type { Writer } from '../writer'
import { badgeOf, type ShownBest } from './front'

/** Position of the light in the picture of the tablet (fractions of the screen). */
const PLACES = {
  left: { x: 0.185, y: 0.5 },
  right: { x: 0.815, y: 0.5 },
  above: { x: 0.5, y: 0.25 },
  below: { x: 0.5, y: 0.75 },
  middle: { x: 0.5, y: 0.5 },
  even: { x: 0.5, y: 0.5 },
} as const

const LARGE = 0.3
const SMALL = 0.18

/** Returns the text with a capital first letter, to start a sentence. */
export const capital = (said: string): string => said.replace(/^\p{L}/u, (first) => first.toLocaleUpperCase(locale()))

/**
 * Composes the set-up card from the settings. If it is part of a report, it agrees with page 1.
 * Facts that only people know can be entered, or remain as blank lines.
 */
export function setUpSheet(
  { child, dials, now, author }: Pick<ReportFacts, 'child' | 'dials' | 'now' | 'author'>,
  w: Writer,
  { place, things }: ShownBest = { place: leaningOf(dials.zones), things: dials.maxItems },
): SetupSheet {
  const { text } = w
  const { alias, profile } = child
  const colour = text(`screens.profile.colours.${dials.colour}`)
  const size = dials.targetSize >= LARGE ? 'large' : dials.targetSize <= SMALL ? 'small' : 'medium'
  const distance = w.written('card', 'card.distance', text('screens.report.card.distance'))
  const tired = w.written('card', 'card.tired', text('screens.report.card.tired'))
  const stop = w.written('card', 'card.stop', text('screens.report.card.stop'))
  const sized = text(`screens.report.sheet.card.sizes.${size}`)
  const where = place === 'even' ? null : text(`screens.report.recommendations.where.${place}`, { alias })
  const facts: readonly { readonly icon: SheetIcon; readonly text: string }[] = [
    ...(distance === null ? [] : [{ icon: 'distance' as const, text: distance }]),
    { icon: 'window', text: text(isStrict(profile) ? 'screens.report.sheet.card.roomLit' : 'screens.report.sheet.card.roomDim', { alias }) },
    { icon: dials.voiceCue ? 'sound' : 'silent', text: text(`screens.report.sheet.card.sound.${dials.voiceCue ? 'yes' : 'no'}`, { alias }) },
    ...(distance === null ? [{ icon: 'answer' as const, text: text(`screens.report.card.ways.${dials.accessMethod}`) }] : []),
  ]
  const seconds = dials.waitMs === null ? null : dials.waitMs / SECOND_MS
  const wait = seconds === null ? text('screens.report.card.waitForever') : text('screens.report.plain.helpTexts.wait', { seconds })
  return {
    kind: 'setUp',
    badge: badgeOf(child, dials.colour, text),
    lead: text('screens.report.sheet.card.lead', { alias }),
    title:
      where === null
        ? capital(text('screens.report.sheet.card.title', { colour, size: sized }))
        : capital(text('screens.report.sheet.card.titleAt', { colour, size: sized, where })),
    light: {
      alt: text('screens.report.sheet.card.tablet', { colour, place: text(`screens.report.plain.helpTexts.place.${place}`) }),
      caption: text(`screens.report.plain.helpTexts.place.${place}`),
      ...PLACES[place],
      size: dials.targetSize,
      ground: backgrounds[dials.background],
    },
    wait: { seconds, alt: wait, caption: wait },
    swatch: { colour: palette[dials.colour], alt: text('screens.report.sheet.card.swatch', { colour }), caption: capital(colour) },
    facts,
    points: [
      { isDo: true, text: text('screens.report.plain.helpTexts.number', { count: things }) },
      { isDo: false, text: text('screens.report.sheet.card.noTalking') },
      isStrict(profile)
        ? { isDo: false, text: text('screens.report.sheet.avoid.flashing') }
        : { isDo: false, text: text('screens.report.sheet.card.noMoving') },
    ],
    tired: { lead: text('screens.report.sheet.card.enough', { alias }), text: sayRow([tired, stop].filter((part) => part !== null)) },
    from: sayRow([author, w.span(now, now)].filter((part) => part !== '')),
  }
}
