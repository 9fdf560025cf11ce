import type { StoryEffect } from './storyEffects'

/**
 * One thing that help does. Every one of them changes what is seen, or does nothing and is then not logged: a thing
 * moves, grows or glows; others grow dim or leave, and so does what lies behind everything; what drifts slows down or stands; a hidden light comes on; a voice
 * speaks (and the thing glows); the thing comes to where this child sees best, or towards the hand that the camera sees; it is done before the child's eyes; its
 * lit edge grows thicker, and all but its lit part goes; it is heard (`call`), beside something that is seen.
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

/** Help by the steps of the ladder; a step that is not named does what it does for all. */
export type PromptPlan = Readonly<Partial<Record<1 | 2 | 3 | 4, readonly (Prompt | StoryEffect)[]>>>

/** What all do: movement, size and halo, voice, shown how (domain.md §1.9). */
export const defaultPrompts: Readonly<Record<1 | 2 | 3 | 4, readonly Prompt[]>> = { 1: ['sway'], 2: ['swell'], 3: ['voice'], 4: ['open'] }
