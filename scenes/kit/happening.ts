import type { Happening } from '#domain/trials/mechanics'
import type { Play } from '../mechanics/mechanic'

/** One thing of a story does something by itself, now or after a while. Whether there is anything to see of it. */
export function happen(play: Play, happening: Happening): boolean {
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
      case 'swim':
        thing.swim()
        break
      case 'wear':
        thing.wear(happening.drawing)
        break
      case 'glide':
        thing.glideTo(happening.to, happening.ms)
        break
    }
    if (happening.sound !== undefined) play.playLater(happening.sound, undefined, thing)
  }
  if (happening.afterMs === undefined) act()
  else play.later(happening.afterMs, act)
  return true
}
