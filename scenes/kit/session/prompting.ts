import type { Dials } from '#domain/child/dials'
import type { StoryEffect } from '#domain/trials/plan/storyEffects'
import { defaultPrompts, type Prompt } from '#domain/trials/plan/prompts'
import type { PromptStep } from '#domain/trials/engine/events'
import { type Mechanic, type TrialPlay, thingsOnStage } from '../mechanic/mechanic'
import { playStoryEffects } from '../mechanic/storyEffects'
import { SHOWN_AFTER_MS, showHow } from '../mechanic/demonstration'
import { HOP_AFTER_MS } from '../motion/ways'
import type { Stimulus } from '../stimulus/stimulus'

/** Brightness of other things during a prompt, as a share of their own. `SLOWED` is the share of its speed to which a prompt slows a thing. */
const DIMMED = 0.25
const SLOWED = 0.5
/** Share of the background's strength that the first background prompt leaves. */
const HALF_GROUND = 0.5
/** Time (ms) until a hop, which starts slowly, becomes visible. */
const HOP_SEEN_MS = 300

/** Prompts that wait until the thing's current movement has ended. */
const MOVES: readonly Prompt[] = ['sway', 'swell', 'hop']
/** Alternatives to a prompt that would change nothing. Growth comes before a halo, because the halo of a small thing is hardly visible. */
const INSTEAD: readonly Prompt[] = ['sway', 'swell', 'glow', 'hop']

/**
 * Gives the prompts of one step of the ladder. If they would change nothing (the thing already sways, there are no other things, or sound is off),
 * another prompt is given instead. Returns the time (ms) until the child can see or hear a prompt, or null if none can be perceived, because only a
 * perceptible prompt counts.
 *
 * @param cue speaks the trial's cue; returns whether it is heard
 */
export function promptAt(step: Exclude<PromptStep, 0>, play: TrialPlay, mechanic: Mechanic, cue: () => boolean): number | null {
  const wished = play.plan.mechanic.help?.[step] ?? defaultPrompts[step]
  const busyMs = Math.max(0, ...thingsOnStage(mechanic.helped ?? play.targets).map((thing) => thing.busyMs))
  const seenMs = (help: Prompt | StoryEffect): number => {
    if (typeof help === 'object') return help.afterMs ?? 0
    if (help === 'open') return SHOWN_AFTER_MS
    if (help === 'hop') return Math.max(HOP_AFTER_MS, busyMs) + HOP_SEEN_MS
    return MOVES.includes(help) ? busyMs : 0
  }
  const seenAfter = (help: Prompt | StoryEffect): readonly number[] => {
    const isSeen = typeof help === 'object' ? playStoryEffects(play, help) : (mechanic.help?.(help) ?? helpInGeneral(help, play, mechanic, cue))
    if (isSeen === false) return []
    return [isSeen === true ? seenMs(help) : isSeen]
  }
  const seen = wished.flatMap(seenAfter)
  if (seen.length > 0) return Math.min(...seen)
  if (wished.length === 0) return null
  for (const help of INSTEAD) if (helpInGeneral(help, play, mechanic, cue)) return seenMs(help)
  return null
}

function helpInGeneral(help: Prompt, play: TrialPlay, mechanic: Mechanic, cue: () => boolean): boolean {
  const things = thingsOnStage(mechanic.helped ?? play.targets)
  const others = thingsOnStage(mechanic.others ?? play.distractors)
  switch (help) {
    case 'sway':
      return wantsMovement(play.dials) && each(things, (thing) => !play.drifting.moves(thing) && thing.sway())
    case 'swell':
      return each(things, (thing) => thing.swell())
    case 'glow':
      return each(things, (thing) => thing.glow())
    case 'hop':
      return each(things, (thing) => thing.hop())
    case 'open': {
      const [thing] = things
      if (thing !== undefined) showHow(play, thing)
      return thing !== undefined
    }
    case 'voice':
      return [cue(), each(things, (thing) => thing.glow())].some(Boolean)
    case 'slow':
    case 'park':
      return play.drifting.slowTo(help === 'slow' ? SLOWED : 0)
    case 'dim-others':
      return each([...others, ...thingsOnStage(play.stimuli).filter(({ plan }) => plan.role === 'control')], (other) =>
        other.dimOnce(DIMMED * (other.plan.light ?? 1)),
      )
    case 'dim-places':
      return each(
        thingsOnStage(play.stimuli).filter(({ plan }) => plan.role === 'place'),
        (place) => place.dimOnce(0),
      )
    case 'others-out':
      for (const other of others) other.leave()
      return others.length > 0
    case 'fade-one': {
      const [other] = others
      other?.leave()
      return other !== undefined
    }
    case 'light':
      return each(
        things.filter(({ plan: { light = 1 } }) => light < 1),
        (thing) => thing.dimOnce(1),
      )
    case 'thicken':
      return each(things, (thing) => thing.wearHelp(0))
    case 'bare':
      return each(things, (thing) => thing.wearHelp(1))
    case 'dim-ground':
      return play.fadeGround(HALF_GROUND)
    case 'no-ground':
      return play.fadeGround(0)
    case 'light-along':
    case 'call':
    case 'come-to-best':
    case 'come-to-hand':
    case 'part-way':
    case 'show-how':
      return false
  }
}

const wantsMovement = ({ movement }: Pick<Dials, 'movement'>): boolean => movement !== 'none'

/** Applies a prompt to each of these things. Returns whether any of them changed. */
const each = (things: readonly Stimulus[], act: (thing: Stimulus) => boolean): boolean => things.map(act).some(Boolean)

/** Makes the right choice easier to find after a wrong one. A wrong choice has no bad consequences. */
export function easeChoice(wrongAnswers: number, play: TrialPlay, mechanic: Mechanic): void {
  const others = thingsOnStage(mechanic.others ?? play.distractors)
  if (wrongAnswers === 1) for (const thing of thingsOnStage(mechanic.helped ?? play.targets)) if (!play.drifting.moves(thing)) thing.sway()
  if (wrongAnswers === 2) for (const other of others) other.dim()
  if (wrongAnswers >= 3) for (const other of others) other.leave()
}
