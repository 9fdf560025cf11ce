/** People whose rendered portrait can be shown layer by layer, by their words. */
export const portrayed = ['girl', 'man', 'woman'] as const
export type Portrayed = (typeof portrayed)[number]

export const isPortrayed = (id: string): id is Portrayed => portrayed.some((each) => each === id)

/** The layers of a portrait, in the order in which its sheet (assets/portraits) has them: the bare face, and each part with a soft edge of skin. */
export const portraitLayers = [
  'bare',
  'hair',
  'nose',
  'mouth',
  'mouth-smile',
  'mouth-happy',
  'mouth-sad',
  'eyes',
  'eyes-happy',
  'eyes-closed',
  'glasses',
] as const
export type PortraitLayer = (typeof portraitLayers)[number]

/** What of a portrait is seen, from the back to the front; of what is `lit`, `dim` takes no light. */
export interface PortraitPlan {
  readonly layers: readonly PortraitLayer[]
  readonly lit?: readonly PortraitLayer[]
}
