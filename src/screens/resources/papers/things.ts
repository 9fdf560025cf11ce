import type { ThingsSheet, WordsSheet } from '#domain/assessment/sheets'
import { palette } from '#domain/child/palette'
import { leaningOf } from '#domain/child/zones'
import { SECOND_MS } from '#domain/time'
import { joinSentences } from '#text/locale'
import { badgeOf } from '../../assessment/report/sheets/front'
import { capital } from '../../assessment/report/sheets/setUp'
import type { Text } from '../../assessment/report/writer'
import { wordPictureKey, betterSide, thingsInColour, thingsNow } from './chosen'
import type { PaperFacts } from './facts'

export const MOST_CARDS = 4
export const MOST_THINGS = 8
const MOST_PARTS = 2

/** Composes the cards of the current words, with each word on the back. */
export function wordsSheet(facts: PaperFacts, text: Text): WordsSheet {
  const { child, dials, savesInk = false } = facts
  const { alias } = child
  const { things, isPlayed } = thingsNow(facts, MOST_CARDS)
  return {
    kind: 'words',
    title: text(isPlayed ? 'screens.guides.paper.titles.words' : 'screens.guides.paper.titles.wordsUsual', { count: things.length, alias }),
    lead: text(savesInk ? 'screens.guides.paper.words.leadInk' : 'screens.guides.paper.words.lead', { alias }),
    savesInk,
    colour: palette[dials.colour],
    cards: things.map((word) => ({
      word: word.say,
      picture: { carried: wordPictureKey(word, savesInk ? 'white' : 'black') },
      alt: text('screens.guides.paper.words.alt', { word: word.say }),
      parts: word.salient.slice(0, MOST_PARTS).map(({ phrase }) => phrase),
    })),
    steps: [
      text(`screens.guides.paper.words.steps.place.${leaningOf(dials.zones)}`, { alias }),
      dials.waitMs === null
        ? text('screens.guides.paper.words.steps.waitForever')
        : text('screens.guides.paper.words.steps.wait', { seconds: dials.waitMs / SECOND_MS }),
      text('screens.guides.paper.words.steps.say'),
    ],
    fine: joinSentences(
      text(isPlayed ? 'screens.guides.paper.played' : 'screens.guides.paper.notPlayed', { alias }),
      text(savesInk ? 'screens.guides.paper.words.fineInk' : 'screens.guides.paper.words.fine'),
    ),
    back: text('screens.guides.paper.words.back'),
  }
}

/** Composes the page with things in the child's colour and how to put one on the table. */
export function thingsSheet(facts: PaperFacts, text: Text): ThingsSheet {
  const { child, dials } = facts
  const { alias } = child
  const things = thingsInColour(facts, MOST_THINGS)
  const first = things[0]?.say
  const game = (name: 'hidden' | 'twice') => ({
    lead: text(`screens.guides.paper.things.games.${name}.title`),
    text: text(`screens.guides.paper.things.games.${name}.text`, { alias }),
  })
  return {
    kind: 'things',
    badge: badgeOf(child, dials.colour, text),
    title: text('screens.guides.paper.titles.things', { alias, colour: capital(text(`screens.profile.colours.${dials.colour}`)) }),
    lead: text('screens.guides.paper.things.lead', { alias }),
    things: things.map((word) => ({ word: capital(word.say), picture: { carried: wordPictureKey(word, 'coloured') } })),
    toTick: text('screens.guides.paper.toTick'),
    how: text('screens.guides.paper.things.how'),
    table: { alt: text('screens.guides.paper.things.alt', { alias }), side: betterSide(dials), child: alias, you: text('screens.guides.paper.things.you') },
    steps: [
      text('screens.guides.paper.things.steps.cloth'),
      text(`screens.guides.paper.things.steps.place.${leaningOf(dials.zones)}`, { alias }),
      dials.waitMs === null
        ? text('screens.guides.paper.things.steps.waitForever', { alias })
        : text('screens.guides.paper.things.steps.wait', { seconds: dials.waitMs / SECOND_MS }),
    ],
    games: [
      ...(first === undefined
        ? []
        : [
            {
              lead: text('screens.guides.paper.things.games.first.title', { thing: capital(first) }),
              text: text('screens.guides.paper.things.games.first.text'),
            },
          ]),
      game('hidden'),
      game('twice'),
    ],
    fine: text('screens.guides.paper.things.fine'),
  }
}
