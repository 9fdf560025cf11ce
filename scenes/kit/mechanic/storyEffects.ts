import type { StoryEffect } from '#domain/trials/plan/storyEffects'
import type { TrialPlay } from './mechanic'
import { Flower } from '../drawing/flower'
import { HOP_AFTER_MS } from '../motion/ways'

/** Delay (ms) between an effect and its sound. */
const SOUND_AFTER_MS = 500
/** Time (ms) in which a thing takes its final size after it has arrived. */
const SETTLES_MS = 900

/** Plays one effect of a story on one thing, now or after a delay. Returns whether the effect is visible. */
export function playStoryEffects(play: TrialPlay, happening: StoryEffect): boolean {
  const thing = play.stimuli.find(({ plan }) => plan.id === happening.id)
  if (thing === undefined || thing.isLeaving) return false
  const act = () => {
    if (thing.isLeaving) return
    switch (happening.does) {
      case 'come':
        thing.dim(1)
        break
      case 'go':
        thing.dim(0)
        break
      case 'hop':
        thing.hop()
        break
      case 'sway':
        thing.sway()
        break
      case 'wear':
        thing.wear('picture' in happening ? happening.picture : happening.drawing)
        break
      case 'turn':
        thing.turnTo(happening.degrees, happening.ms)
        break
      case 'scale':
        thing.shrinkTo(happening.to, SETTLES_MS)
        break
      case 'move':
        thing.moveBy(happening.by, happening.rolls === true)
        break
      case 'wiggle':
        thing.wiggle(happening.degrees)
        break
      case 'act':
        thing.act(happening.act)
        break
      case 'glide':
        thing.glideTo(happening.to, happening.ms)
        break
      case 'dim':
        thing.dim(happening.to)
        break
      case 'settle':
        thing.glideTo(happening.to, 0, () => thing.shrinkTo(happening.scale, SETTLES_MS))
        break
      case 'bloom': {
        const { colour, inside, reach } = happening
        const flower = new Flower(play.scene, { layout: () => play.layout, strict: play.isStrict, matt: play.dials.lightGazer })
        flower.open(thing.place, { colour, inside, reach, embers: 0 })
        break
      }
      case 'fly':
        thing.lift(true)
        thing.flyTo(happening.to, happening.scale, () => {
          for (const next of happening.onArrival ?? []) playStoryEffects(play, next)
        })
        break
    }
    const { sound, soundAfterMs = SOUND_AFTER_MS } = happening
    // A hop becomes visible only some time after its start.
    if (sound !== undefined) play.playLater(sound, soundAfterMs + (happening.does === 'hop' ? HOP_AFTER_MS : 0), thing)
  }
  if (happening.afterMs === undefined) act()
  else play.later(happening.afterMs, act)
  return true
}
