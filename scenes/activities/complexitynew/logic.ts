import { palette } from '#domain/child/palette'
import { pick, shuffled } from '#domain/random'
import type { StoryEffect } from '#domain/trials/plan/storyEffects'
import { choose } from '#domain/trials/plan/mechanics'
import { bestZone, placeIn, spreadOut } from '#domain/trials/layout/placement'
import { type SceneMember, sceneContent, type SceneContent } from '#domain/trials/concepts/sceneContent'
import type { PicturePlan } from '#domain/trials/plan/picture'
import type { StimulusPlan } from '#domain/trials/plan/plan'
import type { PlannedFor, RequestFor } from '#domain/trials/engine/request'
import { pictureStimulus } from '#domain/trials/concepts/things'
import { isReal } from '#domain/words/levels'
import { soundOf } from '#domain/words/naturalSounds'
import { type PlaceData, placeIds, shadowsOf } from '#domain/words/places'
import { nameOf } from '#domain/words/utterance'
import type { Scene, SceneLevel } from './levels'
import type manifest from './manifest'

export type SceneRequest = RequestFor<typeof manifest, SceneLevel>
type Planned = PlannedFor<typeof manifest>
type Places = Readonly<Record<string, PlaceData>>

/** Size of a thing when it first appears, alone (stage heights). */
const ALONE = 0.4
/** In a faint place, the brightness of everything except the target, as a share of its own. */
const FAINT = 0.4
/** Number of things that remain in an easier trial. */
const FEW = 4
/** Time (ms) for which a thing is alone before it moves to its place and the others appear. */
const TAKES_PLACE_MS = 1500
/** Time (ms) for which the place is visible before a new thing appears in it or one is missing. */
const SEEN_MS = 5000
const SOUND_AFTER_MS = 2000
/** The prompts: after each T another thing leaves. */
const help = { 1: ['fade-one'], 2: ['fade-one'], 3: ['fade-one', 'voice'], 4: ['others-out', 'glow'] } as const

/** Plans one trial. First the things appear one by one, each alone and then in its place. Once all of them are there, the trials ask for one of them. */
export function planScene(request: SceneRequest, places: Places): Planned {
  const { level, warmUp, turn, turns, settings, random } = request
  const place = places[request.category ?? '']
  if (place === undefined) throw new Error(`There is no place "${request.category}".`)
  // A thing that is alone may be any thing of the place.
  const { members, strips, names } = sceneContent(place, level.step === 1 ? 6 : level.step, { ...request, dials: request.child.dials })
  const inOrder = orderOf(members, [...settings.order, ...names])
  const alone = inOrder[Math.max(0, warmUp ? request.index : turn) % inOrder.length]
  if (alone === undefined) throw new Error('There is nothing in this place.')
  if (warmUp || level.scene === 'alone') return assemble(alone, [], members, request)
  // At most half of the block builds the place. The remaining things are already there when the first question is asked.
  if (settings.together && turn < Math.min(inOrder.length, Math.ceil(turns / 2))) return assemble(alone, inOrder.slice(0, turn), members, request)
  // Asks for every thing in a new order, again and again.
  const asked = shuffled(request.deal(), inOrder)[turn % inOrder.length] ?? pick(random, inOrder)
  const few = members.filter((member) => member === asked || members.filter((other) => other !== asked).indexOf(member) < FEW - 1)
  const planned = level.scene === 'missing' ? missing(asked, members, request) : find(asked, level.scene, members, request)
  // A thing that is missing or new has no shadow, which would show where it was or will be.
  const standing = level.scene === 'missing' || level.scene === 'new' ? members.filter((member) => member !== asked) : members
  return { ...planned, ...groundOf(level.scene, { members: standing, strips, names }, request), easier: find(asked, 'four', few, request) }
}

/** Returns the things in the adult's order, or otherwise in the place's own. */
const orderOf = (members: readonly SceneMember[], names: readonly string[]): readonly SceneMember[] =>
  members.toSorted((one, other) => names.indexOf(one.word) - names.indexOf(other.word))

/** Plans a trial in which a thing is alone. When it is touched, it moves to its place among those already there. */
function assemble({ of, x, y, size, word }: SceneMember, there: readonly SceneMember[], members: readonly SceneMember[], request: SceneRequest): Planned {
  const { dials } = request.child
  // A thing must not be larger in its place than it was alone.
  const shown = Math.max(ALONE, dials.targetSize, size)
  const target = pictureStimulus(of, { role: 'target', colour: palette[dials.colour], size: shown, place: placeIn(bestZone(dials.zones), shown) })
  const before = there.filter((member) => member.word !== word)
  const comes = before.map((member): StoryEffect => ({ id: thingId(member), does: 'come', afterMs: TAKES_PLACE_MS }))
  return {
    mechanic: choose({
      reward: { does: 'stay', names: true, ends: [{ id: target.id, does: 'settle', to: { x, y }, scale: size / shown, afterMs: TAKES_PLACE_MS }, ...comes] },
    }),
    cue: nameOf(of),
    stimuli: members.flatMap((member) =>
      member.word === word ? [target] : before.includes(member) ? [{ ...inPlace(member, 'control', request), light: 0 }] : [],
    ),
    records: { scene: 'alone', layers: 1 },
  }
}

const thingId = ({ word }: SceneMember): string => `there-${word}`

function inPlace(member: SceneMember, role: StimulusPlan['role'], { child: { dials } }: SceneRequest, picture: Partial<PicturePlan> = {}): StimulusPlan {
  const { of, x, y, size } = member
  const colour = palette[role === 'target' ? dials.colour : dials.secondColour]
  return { ...pictureStimulus(of, { role, colour, size, place: { x, y } }, picture), id: role === 'control' ? thingId(member) : of.id }
}

/** Plans a trial that asks for one thing of the place, among the others. */
function find(asked: SceneMember, scene: Scene, members: readonly SceneMember[], request: SceneRequest): Planned {
  const { settings } = request
  const others = members.filter(({ word }) => word !== asked.word)
  const [mover] = scene === 'moving' ? others.toSorted((one, other) => far(other, asked) - far(one, asked)) : []
  const sound = settings.sounds && (scene === 'whole' || scene === 'moving') ? soundOf(asked.of) : undefined
  return {
    mechanic: choose({
      help,
      reward: { names: true, clearsGround: true, ...(sound === undefined ? {} : { sounds: [{ name: sound, afterMs: SOUND_AFTER_MS }] }) },
    }),
    cue: scene === 'new' ? { phrase: 'find-the-other' } : nameOf(asked.of),
    stimuli: members.map((member) =>
      member.word === asked.word
        ? { ...inPlace(member, 'target', request), ...(scene === 'new' ? { after: SEEN_MS } : {}) }
        : { ...inPlace(member, 'distractor', request, scene === 'faint' ? { shade: FAINT } : {}), ...(member === mover ? { sways: true as const } : {}) },
    ),
    records: { scene, layers: members.length },
  }
}

const far = (one: SceneMember, other: SceneMember): number => Math.hypot(one.x - other.x, one.y - other.y)

/** Plans a trial that shows the place without one thing, and then that thing and another one in front of it. */
function missing(asked: SceneMember, members: readonly SceneMember[], request: SceneRequest): Planned {
  const { child, random, aspect } = request
  const { dials } = child
  const shown = members.filter(({ word }) => word !== asked.word)
  const rival = pick(random, shown)
  const wish = { count: 2, size: Math.max(dials.leastSize, dials.targetSize), gap: 1, weights: dials.zones, least: dials.leastSize, before: null, aspect }
  const { spots, size } = spreadOut(random, { ...wish, avoid: shown.map(({ x, y, size: side }) => ({ place: { x, y }, size: side })) })
  const choices = [asked, rival].flatMap(({ of }, order) => {
    const place = spots[order]?.place
    return place === undefined
      ? []
      : [
          {
            ...pictureStimulus(of, { role: order === 0 ? ('target' as const) : ('distractor' as const), colour: palette[dials.colour], size, place }),
            after: SEEN_MS,
          },
        ]
  })
  return {
    mechanic: choose({ help, reward: { names: true, clearsGround: true } }),
    cue: { phrase: 'which-one' },
    stimuli: [...shown.map((member) => inPlace(member, 'control', request, { shade: FAINT })), ...choices],
    records: { scene: 'missing', layers: shown.length },
  }
}

/** Returns the background: none, plain strips, or the complete place. */
function groundOf(scene: Scene, { members, strips }: SceneContent, { category, child: { dials }, settings }: SceneRequest): Pick<Planned, 'ground'> {
  const place = placeIds.find((id) => id === category)
  const strength = settings.strength / 100
  if (strips.length === 0) return {}
  if (place === undefined || scene === 'ground' || scene === 'six' || !isReal(dials.pictureLevel)) return { ground: { strips, strength, before: true } }
  return { ground: { place, look: 'full', shadows: shadowsOf(members), strength, before: true } }
}
