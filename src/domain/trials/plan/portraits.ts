/** People with a rendered portrait in layers, as word ids. */
export const portrayed = ['girl', 'boy', 'man', 'woman', 'grandmother'] as const
export type Portrayed = (typeof portrayed)[number]

export const isPortrayed = (id: string): id is Portrayed => portrayed.some((each) => each === id)

/** Layers of a portrait, in the order of its sheet (assets/portraits): the bare face, then each part with a soft edge of skin. */
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

/** Layers that are visible, from back to front. `dim` leaves the `lit` layers bright. */
export interface PortraitPlan {
  readonly layers: readonly PortraitLayer[]
  readonly lit?: readonly PortraitLayer[]
}
