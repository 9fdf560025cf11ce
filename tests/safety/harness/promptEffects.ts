import { WARM_UPS } from '#domain/trials/engine/block'
import type { PromptStep } from '#domain/trials/engine/events'
import { CELL_COUNT } from './cells'

/* Measures the effect of each prompt. A prompt that nobody can see or hear is not a prompt (clinical-design.md §1.7, 10). */

/** Effect of a prompt: the fraction of the stage that differs from a run without it, and the number of sounds and words. */
export interface PromptEffect {
  readonly step: PromptStep
  readonly share: number
  readonly heard: number
}

/** A trial without an answer, frame by frame: the cells, the prompts so far, and the number of sounds heard so far. */
interface Course {
  readonly frames: readonly (Uint8Array | undefined)[]
  readonly prompted: readonly { readonly step: PromptStep; readonly frame: number }[]
  readonly heard: readonly number[]
  /** First frame in which the child could answer. */
  readonly opened: number
}

export interface PromptStage {
  /** Opens the activity again. Each run is identical. */
  readonly open: () => Promise<void>
  readonly step: (ms: number) => Promise<void>
  readonly read: () => Uint8Array
  readonly heard: () => number
}

const FRAME_MS = 100
/** Time step (ms) for parts that are not looked at. */
const UNSEEN_MS = 300
/** Number of frames for which the effect of a prompt is observed, and maximum length of a trial (frames). Later prompts are not judged. */
const SEEN_FRAMES = 40
const MAX_FRAMES = 260
/** Minimum change of a colour channel (0 to 255) for a cell to count as changed. */
const LEAST_CHANGE = 12

/** Advances to the first scored trial, as an adult does. In the warm-ups each thing is alone. */
async function skipWarmUps(stage: PromptStage): Promise<void> {
  for (let frame = 0; frame < MAX_FRAMES; frame++) {
    const now = window.__stage?.snapshot()
    if (now === undefined || now.trial >= WARM_UPS) return
    if (now.phase === 'waiting') press('KeyN')
    await stage.step(UNSEEN_MS)
  }
}

const press = (code: string): boolean => window.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true }))

/**
 * Plays the first scored trial with an inactive child. The adult pauses the prompts before frame `holdAt`. Keeps only frames from `from` to
 * `end`, because reading a frame takes longer than drawing it.
 */
async function follow(stage: PromptStage, holdAt: number | null, from = 0, end = MAX_FRAMES): Promise<Course> {
  await stage.open()
  await skipWarmUps(stage)
  const frames: (Uint8Array | undefined)[] = []
  const prompted: { step: PromptStep; frame: number }[] = []
  const heard: number[] = []
  const before = stage.heard()
  let opened = MAX_FRAMES
  for (let frame = 0; frame < end; frame++) {
    if (frame === holdAt) press('KeyH')
    await stage.step(FRAME_MS)
    const now = window.__stage?.snapshot()
    if (now === undefined || now.trial > WARM_UPS || now.phase === 'leaving' || now.phase === 'finished') break
    if (now.trial === WARM_UPS && now.phase === 'waiting') opened = Math.min(opened, frame)
    frames.push(frame < from ? undefined : stage.read())
    heard.push(stage.heard() - before)
    for (const event of now.events)
      if (event.kind === 'prompted' && event.trial === now.trial && prompted.every(({ step }) => step !== event.step))
        prompted.push({ step: event.step, frame })
  }
  return { frames, prompted, heard, opened }
}

/**
 * Compares each prompt with the same trial in which the adult paused the prompts after the previous one. A prompt is logged when it becomes
 * visible, but starts earlier.
 */
export async function measurePromptEffects(stage: PromptStage): Promise<readonly PromptEffect[]> {
  const course = await follow(stage, null)
  const effects: PromptEffect[] = []
  for (const [index, { step, frame }] of course.prompted.entries()) {
    if (frame + SEEN_FRAMES > MAX_FRAMES) break
    // The first prompt may start long before it is visible. While things are still appearing, the prompts cannot be paused.
    const before = course.prompted[index - 1]
    const seen = Math.min(frame + SEEN_FRAMES, course.prompted[index + 1]?.frame ?? Number.POSITIVE_INFINITY, course.frames.length)
    const without = await follow(stage, before === undefined ? Math.max(0, Math.min(frame - 1, course.opened + 1)) : before.frame + 1, frame, seen)
    const end = Math.min(seen, without.frames.length)
    const changed = new Uint8Array(CELL_COUNT)
    for (let at = frame; at < end; at++) compare(changed, course.frames[at], without.frames[at])
    const share = changed.reduce((sum, each) => sum + each, 0) / CELL_COUNT
    effects.push({ step, share, heard: (course.heard[end - 1] ?? 0) - (without.heard[end - 1] ?? 0) })
  }
  return effects
}

function compare(changed: Uint8Array, one: Uint8Array | undefined, other: Uint8Array | undefined): void {
  if (one === undefined || other === undefined) return
  for (let at = 0; at < one.length; at++) if (Math.abs((one[at] ?? 0) - (other[at] ?? 0)) >= LEAST_CHANGE) changed[Math.floor(at / 3)] = 1
}
