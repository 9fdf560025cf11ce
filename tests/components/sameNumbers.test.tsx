import { expect, it, vi } from 'vitest'
import { newProfile } from '#domain/child/childProfile'
import type { Child } from '#domain/people/people'
import type { Session } from '#domain/activities/session'
import { touchFindings } from '#domain/measures/touchFinding'
import type { PlayEvent } from '#domain/trials/engine/events'
import { ResultSentence } from '#app/stage/result/ResultSentence'
import { describeTrials } from '#app/stage/result/describeTrials'
import findbunny from '#scenes/activities/findbunny/manifest'
import { playedIn } from '../../src/screens/dashboard/playedActivities'
import { formatShortDay } from '../../src/screens/history/formats'
import { SessionEntry } from '../../src/screens/history/SessionEntry'
import { useText } from '#text/i18n'
import { sessionHeader } from '#tests/support/examples'
import { show } from '../support/page'

// The stage draws this picture, which needs a canvas.
vi.mock('#app/stage/start/StagePicture', () => ({ StagePicture: () => null }))

/** Returns a trial that is answered after `touchMs`, or not at all if that is null. */
function turn(trial: number, warmUp: boolean, touchMs: number | null): readonly PlayEvent[] {
  const at = trial * 60_000
  const shown = { trial, id: 'bunny', role: 'target', x: 0.5, y: 0.5, w: 0.3, h: 0.3, colour: '#FF0000', zone: 5, speed: 0 } as const
  const touched: readonly PlayEvent[] =
    touchMs === null ? [] : [{ kind: 'answered', at: at + 1000 + touchMs, trial, id: 'bunny', verdict: 'correct', by: 'touch' }]
  return [
    { kind: 'trial-began', at, trial, warmUp, waitMs: 10_000 },
    { kind: 'stimulus-shown', at: at + 1000, shows: { drawing: 'bunny' }, ...shown },
    ...touched,
    { kind: 'trial-ended', at: at + 20_000, trial, outcome: touchMs === null ? 'no-response' : 'independent' },
  ]
}

const sessionOf = (...turns: readonly (readonly PlayEvent[])[]): Session => ({
  ...sessionHeader('s1'),
  activity: findbunny.id,
  events: [...turns.flat(), { kind: 'ended', at: 500_000, reason: 'finished' }],
})

// jsdom does not implement scrolling.
Element.prototype.scrollIntoView = () => undefined

const child: Child = { id: 'c1', ownerUid: 'p1', guardians: [], alias: 'Pip', birthMonth: null, profile: newProfile }

/** Renders a session's row, opened as if by a link to it. */
const entryOf = (session: Session) =>
  show(<SessionEntry child={child} session={session} finding={touchFindings([session]).get(session.id) ?? { kind: 'untouched' }} isMeant />)

function TodayLine({ session }: { session: Session }) {
  const text = useText()
  return playedIn([session]).map((counts) => <p key={counts.activity}>{describeTrials(text, findbunny, 'Pip', counts)}</p>)
}

function ListedTooMuch({ at }: { at: number }) {
  return useText()('screens.teams.cases.needs.too-much', { day: formatShortDay(at) })
}

const played = sessionOf(turn(0, true, null), turn(1, true, 1000), turn(2, false, 1100), turn(3, false, 1200))

it('counts the same trials in the result, Today and Progress, and names those that are only shown', () => {
  const result = show(<ResultSentence session={played} manifest={findbunny} alias="Pip" past={[]} />)
  const entry = entryOf(played)
  for (const { text } of [result, show(<TodayLine session={played} />), entry]) expect(text).toContain('Pip found it 3 of 4 times')
  for (const { text } of [result, entry]) expect(text).toContain('2 of them were easy warm-up turns. They are shown, but not in the figures.')
  expect(entry.text).toContain('3 without help, 1 came and went.')
})

it('labels only the demo’s sessions as fictional', () => {
  expect(entryOf({ ...played, id: 'demo-pip-3', demo: true }).text).toContain('Demo data')
  const own = entryOf({ ...played, demo: true }).text
  expect(own).toContain('Played in the demo')
  expect(own).not.toContain('Demo data')
})

it('reports an overload in the words of the list of children, before anything is opened', () => {
  const many: PlayEvent = { kind: 'overloaded', at: 400_000, trial: 3 }
  const listed = show(<ListedTooMuch at={played.startedAt} />).text
  expect(listed).toMatch(/^Too much on .*\d/u)
  const [told, seen, calm] = [entryOf({ ...played, mood: 'too-much' }), entryOf({ ...played, events: [...played.events, many] }), entryOf(played)]
  for (const { place } of [told, seen]) expect(place.querySelector('summary')?.textContent).toContain('Too much')
  for (const { place } of [told, seen, calm]) for (const folded of place.querySelectorAll('details details')) folded.remove()
  expect(told.text).toContain(`${listed}How it was: Too much`)
  expect(seen.text).toContain(`${listed}Many touches landed next to the thing within a short time.`)
  expect(calm.text).not.toMatch(/too much|many touches/iu)
})

it('describes a session in trials and seconds, with medians and percentages one press away', () => {
  const entry = entryOf(sessionOf(...[900, 1000, 1100, 1200].map((ms, trial) => turn(trial, false, ms))))
  expect(entry.text).toContain('Pip found it 4 of 4 times. About 1 second to touch.')
  expect(entry.text).not.toMatch(/warm-up|, 0 | 0 with/u)
  const inside = entry.place.querySelector('details details')
  expect(inside?.hasAttribute('open')).toBe(false)
  expect(inside?.textContent).toContain('n = 4')
  inside?.remove()
  expect(entry.text).not.toMatch(/median|n = |%/iu)
})

it('gives the number of trials in a session’s row, and a light for each of at most eight', () => {
  const lights = (count: number) => {
    const { place, text } = entryOf(sessionOf(...Array.from({ length: count }, (_, trial) => turn(trial, false, trial === 0 ? null : 1000))))
    return [place.querySelectorAll('summary [data-kind]').length, text.includes(`${count - 1} of ${count}`)]
  }
  expect([lights(8), lights(9)]).toEqual([
    [8, true],
    [0, true],
  ])
})
