import type { Dials } from '#domain/child/dials'
import { commonHelp, type Help } from '#domain/trials/mechanics'
import type { PromptStep } from '#domain/trials/events'
import { type Mechanic, type Play, present } from '../mechanics/mechanic'
import type { Stimulus } from './stimulus'

/** How bright other things are while help is due. */
const DIMMED = 0.25
const SLOWED = 0.5

/**
 * Does what help says at a step of the ladder. Answers whether anything of it can be seen: only then it was a prompt.
 * Where the wished help would change nothing (it sways already, there are no others), the thing glows or grows instead.
 */
export function helpAt(step: Exclude<PromptStep, 0>, play: Play, mechanic: Mechanic, cue: () => void): boolean {
  const wished = play.plan.mechanic.help?.[step] ?? commonHelp[step]
  const isSeen = wished.map((help) => mechanic.help?.(help) ?? helpInGeneral(help, play, mechanic, cue)).some(Boolean)
  if (isSeen || wished.length === 0) return isSeen
  return helpInGeneral('glow', play, mechanic, cue) || helpInGeneral('swell', play, mechanic, cue)
}

function helpInGeneral(help: Help, play: Play, mechanic: Mechanic, cue: () => void): boolean {
  const things = present(mechanic.helped ?? play.targets)
  const others = present(mechanic.others ?? play.distractors)
  switch (help) {
    case 'sway':
      return wantsMovement(play.dials) && each(things, (thing) => !play.drifting.moves(thing) && thing.sway())
    case 'swell':
      return each(things, (thing) => thing.swell())
    case 'glow':
      return each(things, (thing) => thing.glow())
    case 'hop':
      return each(things, (thing) => thing.hop())
    case 'open':
      for (const thing of things) thing.open()
      return each(things, (thing) => thing.hop())
    case 'voice':
      cue()
      return each(things, (thing) => thing.glow())
    case 'slow':
    case 'park':
      return play.drifting.slowTo(help === 'slow' ? SLOWED : 0)
    case 'dim-others':
      return each([...others, ...present(play.stimuli).filter(({ plan }) => plan.role === 'control')], (other) => other.dimOnce(DIMMED * (other.plan.light ?? 1)))
    case 'dim-places':
      return each(present(play.stimuli).filter(({ plan }) => plan.role === 'place'), (place) => place.dimOnce(0))
    case 'others-out':
      for (const other of others) other.leave()
      return others.length > 0
    case 'fade-one': {
      const [other] = others
      other?.leave()
      return other !== undefined
    }
    case 'light':
      return each(things.filter(({ plan: { light = 1 } }) => light < 1), (thing) => thing.dimOnce(1))
    case 'thicken':
      return each(things, (thing) => thing.wearHelp(0))
    case 'bare':
      return each(things, (thing) => thing.wearHelp(1))
    case 'light-along':
    case 'come-to-best':
    case 'part-way':
    case 'show-how':
      return false
  }
}

const wantsMovement = ({ movement }: Pick<Dials, 'movement'>): boolean => movement !== 'none'

/** Does it to each of these; whether any of them changed. */
const each = (things: readonly Stimulus[], act: (thing: Stimulus) => boolean): boolean => things.map(act).some(Boolean)

/** Nothing bad happens after a wrong choice: the right one becomes easier to find. */
export function easeChoice(wrongAnswers: number, play: Play, mechanic: Mechanic): void {
  const others = present(mechanic.others ?? play.distractors)
  if (wrongAnswers === 1) for (const thing of present(mechanic.helped ?? play.targets)) if (!play.drifting.moves(thing)) thing.sway()
  if (wrongAnswers === 2) for (const other of others) other.dim()
  if (wrongAnswers >= 3) for (const other of others) other.leave()
}
