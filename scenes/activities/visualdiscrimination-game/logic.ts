import type { DimensionLevel } from '#domain/activities/discriminating'
import { palette, shadeTo } from '#domain/child/palette'
import { wasAnswered } from '#domain/measures/summary'
import { counts } from '#domain/measures/trialResults'
import { nextQuestion, onShelf, type Question, thingsOf } from '#domain/trials/discrimination'
import { choose, type Happening } from '#domain/trials/mechanics'
import type { StimulusPlan } from '#domain/trials/plan'
import type { PlannedFor, RequestFor } from '#domain/trials/request'
import { drawnThing } from '#domain/trials/things'
import type manifest from './manifest'

type Request = RequestFor<typeof manifest, DimensionLevel>

const QUIET = 0.4
const COMES_AFTER_MS = 600
const FORM = { shop: 'coin', garden: 'plantBloom' } as const

/** The questions of the plain activity, in the same order, in a shop or a garden: what is told right is kept. */
export function planDiscriminationGame(request: Request): PlannedFor<typeof manifest> | null {
  const { level, settings, soFar, warmUp } = request
  const { procedure, step, perStep, items, series } = settings
  const question = nextQuestion({ dimension: level.dimension, procedure, step, perStep, items, series }, soFar, warmUp)
  if (question === null) return null
  const easy = { ...question, step: Math.max(1, question.step - 1) }
  return { ...asked(question, request), easier: asked(easy, request) }
}

function asked(question: Question, request: Request): PlannedFor<typeof manifest> {
  const { level, settings, child, aspect } = request
  const kept = keptThings(request)
  const next = kept.find(({ light }) => light === 0)
  const comes: readonly Happening[] = next === undefined ? [] : [{ id: next.id, does: 'come', afterMs: COMES_AFTER_MS }]
  return {
    mechanic: choose({ reward: { ends: comes } }),
    cue: { phrase: question.items > 2 ? 'find-the-other' : 'which-one' },
    stimuli: [...kept, ...thingsOf(question, { dials: child.dials, aspect, gap: settings.gap })],
    records: { dimension: level.dimension, step: question.step, series: settings.series, round: roundOf(request) },
  }
}

/** Turns of this block that count, before this one. */
const playedOf = ({ soFar }: Request) => soFar.trials.filter(counts)

const roundOf = (request: Request): number => Math.floor(playedOf(request).length / request.settings.coins) + 1

/** What was earned in this round is there; what the next right answer brings is not seen yet. A warm-up earns nothing. */
function keptThings(request: Request): readonly StimulusPlan[] {
  const { settings, child, aspect, warmUp } = request
  if (settings.theme === 'none' || warmUp) return []
  const { dials } = child
  const round = playedOf(request).slice((roundOf(request) - 1) * settings.coins)
  const earned = round.filter(wasAnswered).length
  const colour = shadeTo(palette[dials.secondColour], QUIET)
  const drawing = FORM[settings.theme]
  return onShelf(settings.coins, { dials, aspect })
    .slice(0, earned + 1)
    .map((standing, index) => ({
      ...drawnThing(`kept-${index + 1}`, drawing, { role: 'control', colour, ...standing }),
      ...(index < earned ? {} : { light: 0 }),
    }))
}
