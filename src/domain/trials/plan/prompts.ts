import type { StoryEffect } from './storyEffects'

/**
 * One visible change of a prompt. A prompt that would change nothing on the screen is not logged. A prompt can move, enlarge or
 * light the thing; dim or remove the others or the ground; slow or park what drifts; speak (and light the thing); bring the
 * thing to the child's best zone or to the hand in front of the camera; demonstrate; thicken the lit edge or leave only the lit
 * part; or play the thing's sound (`call`) together with something visible.
 */
const prompts = [
  'sway',
  'swell',
  'glow',
  'hop',
  'voice',
  'open',
  'slow',
  'park',
  'dim-others',
  'dim-places',
  'dim-ground',
  'no-ground',
  'others-out',
  'fade-one',
  'light',
  'light-along',
  'call',
  'come-to-best',
  'come-to-hand',
  'part-way',
  'show-how',
  'thicken',
  'bare',
] as const

export type Prompt = (typeof prompts)[number]

/** Prompts for each step of the ladder. A missing step uses the default. */
export type PromptPlan = Readonly<Partial<Record<1 | 2 | 3 | 4, readonly (Prompt | StoryEffect)[]>>>

/** Default prompts: movement, size and halo, voice, demonstration (clinical-design.md §1.9). */
export const defaultPrompts: Readonly<Record<1 | 2 | 3 | 4, readonly Prompt[]>> = { 1: ['sway'], 2: ['swell'], 3: ['voice'], 4: ['open'] }
