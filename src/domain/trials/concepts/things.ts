import type { Hex } from '../../child/palette'
import type { PictureLevel } from '../../child/pictureLevels'
import { isReal } from '../../words/levels'
import type { Word } from '../../words/words'
import { type Drawing, formOf } from '../plan/drawings'
import { zoneAt } from '../layout/placement'
import type { PicturePlan } from '../plan/picture'
import type { TextPlan } from '../plan/text'
import type { StimulusPlan } from '../plan/plan'

/** Returns the drawing of a story thing that suits the child's picture level. */
export type DrawingForm = (thing: Parameters<typeof formOf>[0]) => Drawing
export const drawingForms =
  (level: PictureLevel): DrawingForm =>
  (thing) =>
    formOf(thing, isReal(level))

type StimulusRequest = Pick<StimulusPlan, 'role' | 'colour' | 'place' | 'size'> & Partial<StimulusPlan>

/** Plans one of our drawings, still in its place. */
export const drawnStimulus = (id: string, drawing: Drawing, wish: StimulusRequest): StimulusPlan => still({ id, shows: { drawing }, ...wish })

/** Plans a printed word that stays still. */
export const textStimulus = (id: string, text: TextPlan, wish: StimulusRequest): StimulusPlan => still({ id, shows: { text }, ...wish })

/** Plans the picture of a word, which stays still. */
export const pictureStimulus = (word: Word, wish: StimulusRequest & { readonly colour: Hex }, picture: Partial<PicturePlan> = {}): StimulusPlan =>
  still({ id: word.id, shows: { picture: { word, ...picture } }, ...wish })

const still = (wish: StimulusRequest & Pick<StimulusPlan, 'id' | 'shows'>): StimulusPlan => ({ zone: zoneAt(wish.place), speed: 0, drift: null, ...wish })

/** Plans the thing to carry: the child's own picture of it if an adult chose one, otherwise our drawing, mirrored if requested. */
export const ownOrDrawn = (id: string, own: Word | undefined, drawing: Drawing, wish: StimulusRequest, mirrored = false): StimulusPlan =>
  own === undefined ? facingBack(drawnStimulus(id, drawing, wish), mirrored) : { ...pictureStimulus(own, wish), id }

/** Mirrors a drawn thing if `mirrored` is true, so that it faces the other way. */
export const facingBack = (thing: StimulusPlan, mirrored: boolean): StimulusPlan =>
  mirrored && 'drawing' in thing.shows ? { ...thing, shows: { ...thing.shows, mirrored: true } } : thing

/** Adds the drawings that a thing may change to later. */
export const withStages = (thing: StimulusPlan, ...stages: readonly Drawing[]): StimulusPlan =>
  'drawing' in thing.shows ? { ...thing, shows: { ...thing.shows, stages } } : thing
