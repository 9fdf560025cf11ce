import { describe, expect, it } from 'vitest'
import { seededRandom } from '#domain/random'
import { sample } from '#tests/support/exhaustive'
import { everyLevel, play } from '#tests/support/play'
import { completeWith, robots, type RobotName } from '#tests/support/robots'

/** Sampling interval: every sixteenth level is played, with one robot each in turn. */
const SAMPLED_LEVELS = 16
const names = Object.keys(robots) as RobotName[]
const levels = sample(
  everyLevel.map((wish, index) => ({ ...wish, index })),
  SAMPLED_LEVELS,
)

describe.each(levels)('$activity $category, level $level', ({ index, ...wish }) => {
  it.each(sample(names, names.length, Math.floor(index / SAMPLED_LEVELS)))('can be completed with %s', (name) =>
    expect(completeWith(name, wish)).resolves.toBeUndefined(),
  )
})

const firstLevels = everyLevel.filter(({ activity }, index) => everyLevel.findIndex((other) => other.activity === activity) === index)

// The sample takes every twelfth activity.
it.each(sample(firstLevels, 12))(
  'stays in $activity without opening the adult sheet through five minutes of random multi-touch',
  async ({ activity, category, level }) => {
    const random = seededRandom(21)
    let run = await play(activity, { category, level, seed: 2, profile: { support: 'A' } })
    const lifts = new Map<number, () => void>()
    let contacts = 0
    for (let spent = 0, session = 2; spent < 5 * 60_000; spent += 100) {
      if (run.isFinished) {
        // The block has ended, and the next one continues under the same hands.
        for (const lift of lifts.values()) lift()
        lifts.clear()
        run.leave()
        run = await play(activity, { category, level, seed: ++session, profile: { support: 'A' } })
      }
      const finger = Math.floor(random() * 5)
      const lift = lifts.get(finger)
      if (lift === undefined) {
        // A third of the touches are near the top edge, where the exit corners are.
        lifts.set(finger, run.press(random() * 1024, random() * (random() < 0.33 ? 108 : 768), 4 + random() * 40))
        contacts += 1
      } else if (random() < 0.6) {
        lift()
        lifts.delete(finger)
      }
      run.advance(100)
      // This throws an error itself, because three thousand calls of `expect` would take longer than the play.
      if (run.state.isHeld || run.emitted.some(({ type }) => type === 'STAGE.HELD' || type === 'STAGE.FAILED')) throw new Error('the stage was held, or failed')
      if (run.emitted.some((event) => event.type === 'STAGE.FINISHED' && event.reason === 'adult')) throw new Error('an adult ended it')
    }
    expect(contacts).toBeGreaterThan(500)
    for (const lift of lifts.values()) lift()
    run.leave()
  },
)
