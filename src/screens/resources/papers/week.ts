import type { WeekSheet, WeekTile } from '#domain/assessment/sheets'
import { dateIn, noonOf, weekDays } from '#domain/child/weekPlan'
import { SECOND_MS } from '#domain/time'
import { sayDays } from '#text/locale'
import { badgeOf } from '../../assessment/report/sheets/front'
import { capital } from '../../assessment/report/sheets/setUp'
import type { Text } from '../../assessment/report/writer'
import { formatDayNumber, formatShortWeekday } from '../../history/formats'
import { plannedName } from '../../plan/useOpenTiles'
import { wordPictureKey, betterSide, thingsInColour } from './chosen'
import type { PaperFacts } from './facts'

const MOST_TILES = 3
const MOST_REAL_THINGS = 5

/** Returns the key of an activity's picture. */
export const tileKey = ({ activity, category }: { readonly activity: string; readonly category: string | null }): string => `tile-${activity}-${category ?? ''}`

/** Composes the plan for the fridge. It is the same from the guides and from the plan itself. */
export function weekSheet(facts: PaperFacts, text: Text): WeekSheet {
  const { child, dials, monday, week } = facts
  const { alias } = child
  const side = betterSide(dials)
  const things = thingsInColour(facts, MOST_REAL_THINGS)
  const colour = capital(text(`screens.profile.colours.${dials.colour}`))
  const wait =
    dials.waitMs === null ? text('screens.guides.paper.week.waitForever') : text('screens.guides.paper.week.wait', { seconds: dials.waitMs / SECOND_MS })
  return {
    kind: 'week',
    badge: badgeOf(child, dials.colour, text),
    title: text('screens.plan.printTitle', { alias }),
    lines: [sayDays(noonOf(monday), noonOf(dateIn(monday, 'sun'))), text('screens.guides.paper.week.about', { alias })],
    clock: {
      seconds: dials.waitMs === null ? null : dials.waitMs / SECOND_MS,
      alt: wait,
      lines: [text(`screens.guides.paper.week.side.${side}`, { colour }), wait],
    },
    side,
    days: weekDays.map((day, index) => {
      const { tiles, isRest } = week.days[day]
      const noon = noonOf(dateIn(monday, day))
      const played = tiles.slice(0, MOST_TILES).map((tile): WeekTile => ({
        label: plannedName(text, tile),
        picture: { carried: tileKey(tile) },
        isThing: false,
      }))
      const thing = things[index % Math.max(1, things.length)]
      // Adds a real thing next to the activity if there is room.
      const real: readonly WeekTile[] =
        thing === undefined || played.length === 0 || played.length >= MOST_TILES
          ? []
          : [{ label: capital(thing.say), picture: { carried: wordPictureKey(thing, 'coloured') }, isThing: true }]
      return { name: formatShortWeekday(noon), number: formatDayNumber(noon), isRest, tiles: [...played, ...real] }
    }),
    rest: text('screens.guides.paper.week.rest'),
    toTick: text('screens.guides.paper.toTick'),
    key: { tablet: text('screens.guides.paper.week.tablet'), thing: text('screens.guides.paper.week.thing') },
    fine: text('screens.guides.paper.week.fine'),
  }
}
