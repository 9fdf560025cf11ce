import type { DimensionLevel } from '#domain/activities/discriminating'
import { palette, shadeTo } from '#domain/child/palette'
import { MIN_TARGET_SIZE } from '#domain/child/safety'
import { counts } from '#domain/trials/engine/trialResult'
import { nextDiscriminationTrial, onShelf, type DiscriminationTrial, thingsOf } from '#domain/trials/concepts/discrimination'
import type { StoryEffect } from '#domain/trials/plan/storyEffects'
import { choose } from '#domain/trials/plan/mechanics'
import type { StimulusPlan } from '#domain/trials/plan/plan'
import type { PlannedFor, RequestFor } from '#domain/trials/engine/request'
import { drawnStimulus } from '#domain/trials/concepts/things'
import type manifest from './manifest'
import { bearFor, sale, shelfBehind, wave } from './shop'

type Request = RequestFor<typeof manifest, DimensionLevel>

const QUIET = 0.4
const COMES_AFTER_MS = 600
const FORM = { shop: 'shopCoin', garden: 'plantBloom' } as const
/** Size of a coin, which is the smallest allowed, because a coin is between the walls of its place. */
const COIN = MIN_TARGET_SIZE
/** Share of a round answered without prompts from which the round counts as good, and its shelf lights up (clinical-design.md, /visualdiscrimination-game). */
const GOOD_ROUND = 0.8

/** Plans the trials of the plain activity in the same order, but in a shop or a garden. A right answer without a prompt earns a thing to keep. */
export function planDiscriminationGame(request: Request): PlannedFor<typeof manifest> | null {
  const { level, settings, soFar, warmUp } = request
  const { procedure, step, perStep, items, series } = settings
  const question = nextDiscriminationTrial({ dimension: level.dimension, procedure, step, perStep, items, series }, soFar, warmUp)
  if (question === null) return null
  const easy = { ...question, step: Math.max(1, question.step - 1) }
  return { ...asked(question, request), easier: asked(easy, request) }
}

function asked(question: DiscriminationTrial, request: Request): PlannedFor<typeof manifest> {
  const { level, settings, child, aspect } = request
  const things = thingsOf(question, { dials: child.dials, aspect, gap: settings.gap })
  const kept = keptThings(request)
  const next = kept.find(({ id, light }) => light === 0 && id !== 'shelf')
  const sold = settings.theme === 'shop' ? soldOf(things, request) : null
  const comesMs = sold?.ms ?? COMES_AFTER_MS
  const comes: readonly StoryEffect[] = next === undefined ? [] : [{ id: next.id, does: 'come', afterMs: comesMs }]
  const { isLast, alone } = roundOf(request)
  const isGood = isLast && alone + 1 >= GOOD_ROUND * settings.coins
  const lights: readonly StoryEffect[] =
    isGood && kept.some(({ id }) => id === 'shelf') ? [{ id: 'shelf', does: 'dim', to: 1, afterMs: comesMs + COMES_AFTER_MS }] : []
  return {
    mechanic: choose({ reward: { ...(sold === null ? {} : { does: 'stay', ends: sold.happens }), alone: [...comes, ...lights] } }),
    cue: { phrase: question.items > 2 ? 'find-the-other' : 'which-one' },
    stimuli: [...kept, ...(sold?.bear ?? []), ...things],
    records: { dimension: level.dimension, step: question.step, series: settings.series, round: roundOf(request).number, alone },
  }
}

/** Returns the sale after a right answer. After the last trial of a round, the bear waves. */
function soldOf(things: readonly StimulusPlan[], request: Request) {
  const { child, aspect, settings } = request
  const thing = things.find(({ role }) => role === 'target')
  const [row] = onShelf(settings.coins, { dials: child.dials, aspect })
  if (thing === undefined || row === undefined) return null
  const of = { thing, row: row.place, aspect, colour: palette[child.dials.secondColour] }
  const { happens, ms } = sale(of)
  const waves = roundOf(request).isLast ? wave(of, ms + COMES_AFTER_MS) : []
  return { bear: bearFor(of), ms, happens: [...happens, ...waves] }
}

/** Returns the trials of this block before this one that count. */
const playedOf = ({ soFar }: Request) => soFar.trials.filter(counts)

/** Returns the number of the round, the number of its trials that were answered without a prompt so far, and whether this trial is its last. */
function roundOf(request: Request) {
  const { settings, warmUp } = request
  const played = playedOf(request)
  const number = Math.floor(played.length / settings.coins) + 1
  const turns = played.slice((number - 1) * settings.coins)
  return { number, alone: turns.filter(({ outcome }) => outcome === 'independent').length, isLast: !warmUp && turns.length === settings.coins - 1 }
}

/** Returns the things earned in this round. The one that the next right answer earns is still hidden. A warm-up earns nothing. */
function keptThings(request: Request): readonly StimulusPlan[] {
  const { settings, child, aspect, warmUp } = request
  const { theme } = settings
  if (theme === 'none') return []
  const { dials } = child
  const colour = shadeTo(palette[dials.secondColour], QUIET)
  const row = onShelf(settings.coins, { dials, aspect })
  const shelf = theme === 'shop' ? shelfBehind(row, aspect, colour) : []
  if (warmUp) return shelf
  const { alone } = roundOf(request)
  const kept = row.slice(0, alone + 1).map(({ place, size }, index) => ({
    ...drawnStimulus(`kept-${index + 1}`, FORM[theme], { role: 'control', colour, place, size: theme === 'shop' ? COIN : size }),
    ...(index < alone ? {} : { light: 0 }),
  }))
  return [...shelf, ...kept]
}
