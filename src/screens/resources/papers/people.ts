import type { FamilySheet, LetterSheet } from '#domain/assessment/sheets'
import { leaningOf } from '#domain/child/zones'
import { SECOND_MS } from '#domain/time'
import { badgeOf } from '../../assessment/report/sheets/front'
import type { Text } from '../../assessment/report/writer'
import { formatDay } from '../../history/formats'
import { betterSide } from './chosen'
import type { PaperFacts } from './facts'

/** The things on a full table, and the single thing on an almost empty one. */
export const BUSY = ['book', 'plate', 'toast', 'teddy-bear', 'toothbrush', 'fork', 'clock', 'cup'] as const
export const CALM = 'cup'
export const busyKey = (word: string): string => `busy-${word}`

/** Returns the seizure warning, which is above everything else, or null unless the family reported epilepsy. */
const warningOf = ({ child: { alias, profile } }: PaperFacts, text: Text): string | null =>
  profile.epilepsy === 'yes' || profile.photosensitive === 'yes' ? text('screens.guides.paper.seizures', { alias }) : null

const secondsOf = ({ dials: { waitMs } }: PaperFacts): number | null => (waitMs === null ? null : waitMs / SECOND_MS)

/** Composes the page for grandparents and sitters. */
export function familySheet(facts: PaperFacts, text: Text): FamilySheet {
  const { child, dials } = facts
  const { alias } = child
  const colour = text(`screens.profile.colours.${dials.colour}`)
  const seconds = secondsOf(facts)
  const say = (name: 'lead' | 'what' | 'look' | 'hand' | 'tired' | 'enoughText') => text(`screens.guides.paper.family.${name}`, { alias })
  const plain = (
    name:
      | 'whatTitle'
      | 'harder'
      | 'harderText'
      | 'harderAlt'
      | 'easier'
      | 'easierText'
      | 'easierAlt'
      | 'helps'
      | 'leaves'
      | 'enough'
      | 'ask'
      | 'askText'
      | 'phone',
  ) => text(`screens.guides.paper.family.${name}`)
  return {
    kind: 'family',
    badge: badgeOf(child, dials.colour, text),
    title: text('screens.guides.paper.titles.family', { alias }),
    lead: say('lead'),
    warning: warningOf(facts, text),
    what: { title: plain('whatTitle'), text: say('what') },
    harder: { lead: plain('harder'), text: plain('harderText'), alt: plain('harderAlt'), pictures: BUSY.map((word) => ({ carried: busyKey(word) })) },
    easier: { lead: plain('easier'), text: plain('easierText'), alt: plain('easierAlt'), picture: { carried: 'calm' }, side: betterSide(dials) },
    helps: {
      title: plain('helps'),
      items: [
        { icon: 'person', text: text('screens.guides.paper.family.name') },
        { icon: 'light', text: text('screens.guides.paper.family.one', { colour }) },
        { icon: 'tablet', text: text(`screens.guides.paper.family.place.${leaningOf(dials.zones)}`, { alias }) },
        {
          icon: 'clock',
          text: seconds === null ? text('screens.guides.paper.family.waitForever', { alias }) : text('screens.guides.paper.family.wait', { seconds }),
        },
        { icon: 'silent', text: text('screens.guides.paper.family.quiet') },
      ],
    },
    leaves: { title: plain('leaves'), items: [say('look'), say('hand'), say('tired')] },
    enough: { lead: plain('enough'), text: say('enoughText') },
    ask: { lead: plain('ask'), text: plain('askText') },
    phone: plain('phone'),
    seconds,
  }
}

/** Composes the letter to the school. */
export function letterSheet(facts: PaperFacts, text: Text): LetterSheet {
  const { child, dials, now } = facts
  const { alias } = child
  const colour = text(`screens.profile.colours.${dials.colour}`)
  const seconds = secondsOf(facts)
  const side = betterSide(dials)
  const lead = (name: 'place' | 'sheets' | 'wait' | 'light' | 'quiet') => text(`screens.guides.paper.school.${name}.lead`)
  return {
    kind: 'letter',
    badge: badgeOf(child, dials.colour, text),
    from: text('screens.guides.paper.kinds.school'),
    day: formatDay(now),
    title: text('screens.guides.paper.titles.school', { alias }),
    dear: text('screens.guides.paper.school.dear'),
    warning: warningOf(facts, text),
    what: text('screens.guides.paper.school.what', { alias }),
    helps: [
      { icon: 'seat', lead: lead('place'), text: text(`screens.guides.paper.school.place.${side}`, { alias }) },
      { icon: 'worksheet', lead: lead('sheets'), text: text('screens.guides.paper.school.sheets.text', { colour }) },
      {
        icon: 'clock',
        lead: lead('wait'),
        text: seconds === null ? text('screens.guides.paper.school.wait.forever', { alias }) : text('screens.guides.paper.school.wait.text', { seconds }),
      },
      { icon: 'window', lead: lead('light'), text: text('screens.guides.paper.school.light.text', { alias }) },
      { icon: 'silent', lead: lead('quiet'), text: text('screens.guides.paper.school.quiet.text', { alias }) },
    ],
    room: {
      alt: text('screens.guides.paper.school.alt', { alias }),
      side,
      board: text('screens.guides.paper.school.board'),
      teacher: text('screens.guides.paper.school.teacher'),
      child: alias,
      window: text('screens.guides.paper.school.window'),
      note: text(`screens.guides.paper.school.note.${side}`, { alias }),
    },
    swatch: { lead: text('screens.guides.paper.school.swatch', { alias, colour }), text: text('screens.guides.paper.school.swatchText') },
    shown: text('screens.guides.paper.school.tell'),
    regards: text('screens.guides.paper.school.regards'),
    sign: text('screens.guides.paper.school.sign'),
    agreed: text('screens.guides.paper.school.agreed', { alias }),
    seconds,
  }
}
