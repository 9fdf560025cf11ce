import { Math as PhaserMath } from 'phaser'
import { seededRandom } from '#domain/random'
import type { StimulusRole } from '#domain/trials/plan/shows'
import type { PlayEvent } from '#domain/trials/engine/events'
import { MOST_STEP_MS } from '../kit/motion/steadyFrames'
import type { Engine } from './engine'

/** The visible contents of the stage, in CSS pixels of the page. */
export interface StageSnapshot {
  readonly activity: string | null
  readonly category: string | null
  readonly level: string | null
  readonly phase: string | null
  readonly trial: number
  readonly trials: number
  readonly paused: boolean
  readonly targets: readonly {
    readonly id: string
    readonly role: StimulusRole
    readonly x: number
    readonly y: number
    readonly w: number
    readonly h: number
  }[]
  /** Id of the thing that a child who understands the task would touch next. */
  readonly aim: string | null
  readonly events: readonly PlayEvent[]
  /** Number of textures in the engine. It reveals leaks. */
  readonly textures: number
}

/** The `window.__stage` object, which exists with `?automation=1`. Tests and measurements read it, and act with real touches and keys. */
interface StageAutomation {
  snapshot(): StageSnapshot
  /** Stops the loop, every clock and every random source. */
  freeze(seed: number): void
  /**
   * Advances the frozen game by `frames` of `deltaMs` each, and draws the last one. Pictures take no time: a frame waits until all pictures in
   * progress are finished.
   */
  step(frames: number, deltaMs?: number): Promise<void>
}

declare global {
  interface Window {
    __stage?: StageAutomation
  }
}

const FRAME_MS = 1000 / 60

export function installAutomation(engine: Engine): void {
  let time = 0
  window.__stage = {
    snapshot: () => snapshot(engine),
    freeze: (seed) => {
      const { loop } = engine.game
      loop.sleep()
      time = performance.now()
      const random = seededRandom(seed)
      Math.random = random
      PhaserMath.RND.sow([String(seed)])
      // The date continues from its current value, because a plan belongs to a day.
      const began = Date.now() - time
      Date.now = () => began + time
      engine.clock.holdAt(time)
      loop.smoothStep = false
      Object.assign(loop, { lastTime: time, now: time, time })
    },
    step: async (frames, deltaMs = FRAME_MS) => {
      if (!engine.clock.isHeld) throw new Error('freeze the stage before stepping it')
      for (let frame = 0; frame < frames; frame++) {
        if (engine.scene?.isCreated === true) await engine.scene.settled
        // A long step is split, because it must not count as a late frame.
        const pieces = Math.max(1, Math.ceil(deltaMs / MOST_STEP_MS))
        for (let piece = 1; piece <= pieces; piece++) {
          time += deltaMs / pieces
          engine.clock.holdAt(time)
          if (piece < pieces || frame + 1 < frames) {
            engine.game.headlessStep(time, deltaMs / pieces)
            engine.game.loop.lastTime = time
          } else engine.game.loop.step(time)
        }
      }
    },
  }
}

function snapshot({ game, scene }: Engine): StageSnapshot {
  const textures = Object.keys(game.textures.list).length
  if (scene === null || !scene.isCreated) {
    return { activity: null, category: null, level: null, phase: null, trial: -1, trials: 0, paused: false, targets: [], aim: null, events: [], textures }
  }
  const { header, phase, trial, total, isHeld, stimuli, aim, events, hitSize } = scene.describe()
  const ratio = game.scale.displayScale.x
  return {
    activity: header.activity,
    category: header.category,
    level: header.level,
    phase,
    trial,
    trials: total,
    paused: isHeld,
    targets: stimuli
      .filter((stimulus) => !stimulus.isLeaving)
      .map((stimulus) => {
        const { x, y, size } = stimulus.hit
        const side = Math.max(size, hitSize) / ratio
        return { id: stimulus.plan.id, role: stimulus.plan.role, x: x / ratio, y: y / ratio, w: side, h: side }
      }),
    aim: aim?.plan.id ?? null,
    events,
    textures,
  }
}
