import { GameObjects } from 'phaser'
import { expect } from 'vitest'
import type { LevelSpec } from '#domain/trials/engine/levelSpec'
import { palette } from '#domain/child/palette'
import { MIN_LINE_SIZE, MIN_TARGET_SIZE } from '#domain/child/safety'
import { freePlayOf } from '#domain/measures/freePlay'
import { summarise } from '#domain/measures/summary'
import { trialResults } from '#domain/measures/trialResults'
import { MINUTE_MS } from '#domain/time'
import { seededRandom } from '#domain/random'
import { engineConfigOf } from '#domain/trials/engine/block'
import { PROMPT_LADDERS } from '#domain/trials/engine/promptLadder'
import type { StimulusPlan } from '#domain/trials/plan/plan'
import { replay } from '#domain/trials/engine/replay'
import { catalogue } from '#scenes/catalogue'
import { type LevelToPlay, type Mutant, play, type PlayOptions, type PlayRun } from './play'

/** Behaviours of four simulated children, each of whom chooses an action every 200 ms of play. */
export const childBehaviours = {
  perfect: (run) => {
    // The adult marks that this child looks all the time and has read the word.
    if (run.state.phase === 'waiting') run.key('KeyL').key('KeyR')
    if (run.state.phase === 'waiting' && run.state.aim !== null) run.touch(run.state.aim)
  },
  random: (run, random) => {
    if (random() < 0.3) run.touchAt(random() * 1024, random() * 768)
  },
  silent: () => undefined,
  mashing: (run, random) => {
    for (let finger = 0; finger < 3; finger++) run.touchAt(random() * 1024, random() * 768)
    if (random() < 0.5) run.key('Space')
  },
} satisfies Readonly<Record<string, (run: PlayRun, random: () => number) => void>>
export type BehaviourName = keyof typeof childBehaviours

/** Length (minutes) of free play in these tests. */
const FREE_MIN = 2

/** Plays a level to its end as this child would. Throws an error if a promise of the app is broken. */
export async function selfPlay(
  { activity, category, level, support }: LevelToPlay,
  kind: BehaviourName,
  mutant?: Mutant,
  settings?: PlayOptions['settings'],
): Promise<void> {
  const spec = levelOf(mutant === undefined ? catalogue.find(({ id }) => id === activity)?.levels : mutant.manifest.levels, level)
  const run = await play(activity, {
    category,
    level,
    seed: 11,
    ...(mutant === undefined ? {} : { mutant }),
    ...(settings === undefined ? {} : { settings }),
    profile: {
      support,
      dials: { zones: { 1: 2, 2: 2, 3: 2, 4: 2, 5: 3, 6: 2, 7: 1, 8: 0, 9: 1 }, ...(spec.session === 'free' ? { maxSessionMin: FREE_MIN } : {}) },
    },
  })
  // Free play never ends during an action, so in the end the child stops acting.
  const isEnough = () => spec.session === 'free' && spent > FREE_MIN * MINUTE_MS
  const random = seededRandom(5)
  const { prompts, end } = PROMPT_LADDERS[spec.ladder ?? 'full']
  const isCard = end === null && prompts[3] === null && kind === 'silent'
  let spent = 0
  while (!run.isFinished) {
    if (spent > 20 * 60_000) throw new Error(`no end after 20 minutes of play; trial ${run.state.trial}, phase ${run.state.phase}`)
    if (!isEnough()) childBehaviours[kind](run, random)
    // A card stays as long as the child looks, and the adult turns it.
    if (isCard && spent % 60_000 === 0) run.scene.advance()
    run.advance(200, 100)
    spent += 200
    // This throws an error itself: `expect` builds a stack trace each time, and thousands of them took a third of the run time.
    if (run.state.stimuli.some(({ plan: { size, shows } }) => size < ('text' in shows ? MIN_LINE_SIZE : MIN_TARGET_SIZE)))
      throw new Error('a thing is too small')
    if (run.scene.children.list.some((thing) => thing instanceof GameObjects.Text)) throw new Error('a text stands on the stage')
    const stranger = edgedStranger(run)
    if (stranger !== null) throw new Error(`${stranger}, which is not looked for, has an edge in the child’s colour`)
  }

  expect(run.recorded, 'every fact is handed over').toEqual(run.events)
  const began = run.events.filter((event) => event.kind === 'trial-began')
  const ended = run.events.filter((event) => event.kind === 'trial-ended')
  expect(ended.length, 'each trial ends once').toBe(began.length)
  expect(new Set(ended.map((event) => event.trial)).size).toBe(ended.length)
  if (level !== 'map' && level !== 'places')
    expect(
      run.events.some((event) => event.kind === 'stimulus-shown' && event.zone === 8),
      'nothing is placed where the child does not see',
    ).toBe(false)
  expect(
    run.events.flatMap((event) => Object.values(event)).filter((value) => typeof value === 'number' && !Number.isFinite(value)),
    'figures are finite',
  ).toEqual([])

  const config = engineConfigOf(spec, run.settings.dials, run.settings.activity)
  const results = trialResults(run.events)
  expect(results.length).toBe(began.length)
  // With answers by gaze alone, or with automatic continuation, the result is unknown. It is reported as such, and never counts against the child.
  const unknown = settings === undefined ? [] : ['unmeasured', 'partly']
  if (kind === 'perfect') {
    expect(
      results.every((result) => result.outcome === 'independent' || unknown.includes(result.outcome)),
      'a child who does all right has done all right',
    ).toBe(true)
    expect(summarise([run.events]).n).toBe(results.filter((result) => !result.warmUp && result.outcome !== 'unmeasured').length)
  }
  if (run.events.some((event) => event.kind === 'free-began')) expectFree(run, kind)
  else if (kind === 'silent') {
    // If only an adult's marks can show the result, an unmarked trial says nothing about the child.
    const without = config.needsMarks === true ? 'unmeasured' : isCard ? 'void' : 'no-response'
    expect(results.filter(({ outcome }) => outcome !== without && !unknown.includes(outcome))).toEqual([])
    expect(results.every(({ touchMs }) => touchMs === null)).toBe(true)
  }

  // The log alone is enough to replay the session.
  expect(replay(config, run.events).events, 'the log alone plays the session again').toEqual(run.events)

  run.leave()
  expect(run.game.textures.getTextureKeys().length, 'no texture is left').toBeLessThanOrEqual(run.texturesBefore)
  expect(run.scene.tweens.getTweens()).toEqual([])
  expect(run.scene.children.list).toEqual([])
}

/**
 * Checks that nothing in free play is right or wrong, that it lasts its whole time and logs every action, and that the stage's own actions are
 * never attributed to the child.
 */
function expectFree({ events, settings: { dials } }: PlayRun, kind: BehaviourName): void {
  expect(events.at(-1)).toMatchObject({ kind: 'ended', reason: 'time' })
  const figures = freePlayOf(events)
  expect(figures?.lengthMs).toBeGreaterThan(dials.maxSessionMin * MINUTE_MS - 10_000)
  if (kind === 'silent') expect(figures).toMatchObject({ activeMs: 0, firstTouchMs: null, touches: 0, deeds: 0, demonstrations: 2 })
  else expect(figures?.touches).toBeGreaterThan(3)
}

function levelOf(levels: readonly LevelSpec[] | undefined, level: string): LevelSpec {
  const spec = levels?.find(({ id }) => id === level)
  if (spec === undefined) throw new Error(`there is no level "${level}"`)
  return spec
}

/** Index of the edge colour in a style's key (`keyOf`), after the kind and the word. */
const EDGE_IN_KEY = 3

/** Returns a word whose picture has an edge in the child's colour although it is neither the target nor its place. Two things may share a lit part. */
function edgedStranger({ state: { phase, stimuli }, scene, settings: { dials } }: PlayRun): string | null {
  if (phase !== 'waiting') return null
  const mayWear = new Set(stimuli.flatMap(({ plan: { role, shows } }) => (isLookedFor(role) && 'picture' in shows ? wordsIn(shows) : [])))
  const images = scene.children.list.flatMap((thing) => (thing instanceof GameObjects.Container ? thing.list : []))
  const keys = images.flatMap((image) => (image instanceof GameObjects.Image ? [image.texture.key.split('/')] : []))
  const isStranger = ([kind, word = '', ...style]: readonly string[]) =>
    kind === 'picture' && !mayWear.has(word) && style[EDGE_IN_KEY] === palette[dials.colour]
  return keys.find((key) => isStranger(key) && key.includes('whole'))?.[1] ?? null
}

const isLookedFor = (role: StimulusPlan['role']): boolean => role === 'target' || role === 'place'

const wordsIn = ({ picture, further = [] }: Extract<StimulusPlan['shows'], { readonly picture: unknown }>): readonly string[] =>
  [picture, ...further].map(({ word }) => word.id)
