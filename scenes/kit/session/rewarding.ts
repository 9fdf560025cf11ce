import { inLight } from '#domain/child/safety'
import { soundFileOf } from '#domain/sounds'
import type { Place } from '#domain/geometry'
import type { Verdict } from '#domain/trials/engine/events'
import { type StoryEffect, storyDurationMs, type TravelEffect } from '#domain/trials/plan/storyEffects'
import type { Mechanic, TrialPlay } from '../mechanic/mechanic'
import { dropsMs, letDropsFall } from '../drawing/drops'
import { OcclusionFade } from '../mechanic/occlusionFade'
import type { Stimulus } from '../stimulus/stimulus'
import { playStoryEffects } from '../mechanic/storyEffects'
import { SOUND_AFTER_MS, type TrialSound } from './trialSound'

/** Minimum time (ms) for which a thing is shown at its destination. */
const LIES_MS = 1000
/** Longest sound of a thing (ms). It is played to its end before the next trial. */
const NATURAL_SOUND_MS = 2000

/** Rewards the answer of a trial: runs the effect of the answered thing and the story effects, and makes other things leave. */
export class Rewarding {
  readonly #play: TrialPlay
  readonly #sound: TrialSound
  readonly #mechanic: () => Mechanic
  readonly #occlusionFade: OcclusionFade

  constructor(play: TrialPlay, sound: TrialSound, mechanic: () => Mechanic) {
    this.#play = play
    this.#sound = sound
    this.#mechanic = mechanic
    this.#occlusionFade = new OcclusionFade(play)
  }

  /** Rewards the answered thing. Every thing that has no part in the reward leaves. */
  reward(id: string | undefined): void {
    this.#sound.rewards()
    const answered = this.#play.stimuli.find(({ plan }) => plan.id === id)
    const { does = 'celebrate', sounds, names } = this.#play.plan.mechanic.reward ?? {}
    const ends = this.#ends
    // A thing that was not brought to its place has no part in the ending.
    const hasPart = ({ plan }: Stimulus) => plan.goesTo === undefined && ends.some((each) => each.id === plan.id)
    const stays = (thing: Stimulus) => hasPart(thing) || this.#staysWith(thing)
    const leaving = this.#play.stimuli.filter((other) => other !== answered && !other.isLeaving && !stays(other))
    // This is calculated before the other things have left, because the parts that they hide appear after them.
    const comesMs = answered === undefined ? 0 : this.#occlusionFade.comeOut(answered, leaving)
    for (const other of leaving) other.leave()
    this.leaveTogether()
    if (this.#play.plan.mechanic.reward?.clearsGround === true) this.#play.fadeGround(0)
    if (answered === undefined || this.#play.dials.reward === 'none' || this.#mechanic().reward?.(answered) === true) return
    const opensMs = does === 'open' ? this.#open(answered) : 0
    if (does === 'hop') answered.hop(comesMs)
    if (does === 'sway') answered.sway()
    if (does === 'light') answered.dim(1)
    if (does === 'hide') answered.dim(0, this.#play.dials.rewardMs)
    // A thing that is still on its way does nothing else, because the two movements of its edges would add up.
    if (does === 'celebrate' || does === 'open') this.#when(Math.max(comesMs, opensMs, this.#arrivesMs(answered)), () => this.#play.celebrate(answered))
    for (const each of ends) this.#when(this.#arrivesMs(answered), () => playStoryEffects(this.#play, each))
    if (names === true) this.#when(Math.max(comesMs, opensMs), () => this.#play.nameLater(answered))
    for (const { name, afterMs } of sounds ?? (names === true ? [] : [{ name: 'chime' as const, afterMs: SOUND_AFTER_MS }]))
      this.#sound.playLater(name, afterMs, answered)
  }

  /** Opens the thing where it was touched, and lets drops fall. Returns the duration (ms). */
  #open(thing: Stimulus): number {
    const touch = this.#play.facts.findLast((event) => event.kind === 'pointed')
    const opened = thing.open(touch?.kind === 'pointed' && touch.on === thing.plan.id ? touch : null)
    if (opened === null) return 0
    const colour = inLight(opened.colour, this.#play.isStrict)
    letDropsFall(this.#play.scene, { ...opened, colour }, (share) => this.#play.layout.length(share))
    return opened.afterMs + opened.ms
  }

  /** Returns the time (ms) that the reward of an answer needs at least, or 0 if it has no such minimum. */
  neededMs(thing: Stimulus, verdict: Verdict): number {
    const { does, sounds = [] } = this.#play.plan.mechanic.reward ?? {}
    const ends = this.#ends
    const isRewarded = verdict !== 'wrong' && this.#play.dials.reward !== 'none'
    const endsMs = isRewarded ? storyDurationMs(ends, (going, from) => this.#goingMs(going, from)) : 0
    const arrivesMs = verdict === 'wrong' ? 0 : this.#arrivesMs(thing) + endsMs
    const natural = isRewarded ? sounds.filter(({ name }) => soundFileOf(name) === 'natural') : []
    const opensMs = isRewarded && does === 'open' ? dropsMs(thing.opensMs) : 0
    return Math.round(Math.max(opensMs, arrivesMs === 0 ? 0 : arrivesMs + LIES_MS, ...natural.map(({ afterMs }) => afterMs + NATURAL_SOUND_MS)))
  }

  /** Makes all things leave. Overlapping ones leave as one picture. */
  leave(): void {
    this.#occlusionFade.leave()
  }

  /** Effects at the end of the trial, including those reserved for an answer without help. */
  get #ends(): readonly StoryEffect[] {
    const { ends = [], alone = [] } = this.#play.plan.mechanic.reward ?? {}
    const wasHelped = this.#play.facts.some((fact) => fact.kind === 'prompted' || (fact.kind === 'answered' && fact.verdict === 'wrong'))
    return wasHelped ? ends : [...ends, ...alone]
  }

  #staysWith(thing: Stimulus): boolean {
    return this.#mechanic().stays?.(thing) ?? (thing.plan.role === 'place' || thing.plan.role === 'control')
  }

  /** Runs an effect after this delay (ms), or immediately if the delay is 0. */
  #when(ms: number, act: () => void): void {
    if (ms === 0) act()
    else this.#play.later(ms, act)
  }

  #goingMs(going: TravelEffect, from?: Place): number {
    const leastMs = going.does === 'glide' ? going.ms : 0
    const thing = this.#play.stimuli.find(({ plan }) => plan.id === going.id)
    return (going.does === 'fly' ? thing?.flightMs(going.to, going.scale) : thing?.glideMs(going.to, leastMs, from)) ?? leastMs
  }

  #arrivesMs(thing: Stimulus): number {
    return this.#mechanic().arrivesMs?.(thing) ?? 0
  }

  /** Makes each thing leave together with the thing that it is attached to. */
  leaveTogether(): void {
    const gone = new Set(this.#play.stimuli.filter(({ isLeaving }) => isLeaving).map(({ plan }) => plan.id))
    for (const thing of this.#play.stimuli) if (thing.plan.leavesWith !== undefined && gone.has(thing.plan.leavesWith)) thing.leave()
  }
}
