import { describe, expect, it } from 'vitest'
import { withPhotos, type PhotoNote } from '#domain/photos/photo'
import { zoneAt } from '#domain/trials/layout/placement'
import { pictureOf, type TrialPlan } from '#domain/trials/plan/plan'
import { facePartsOf, peopleOf } from '#domain/words/faces'
import { samePart } from '#domain/words/parts'
import { faceLevels } from '#scenes/activities/faceparts/levels'
import { planFace } from '#scenes/activities/faceparts/logic'
import manifest from '#scenes/activities/faceparts/manifest'
import { orderedParts } from '#scenes/activities/faceparts/people'
import type { Word } from '#domain/words/words'
import { readWords } from '#scenes/kit/pictures/wordLists'
import { planBlock } from '#tests/support/plans'

const body = await readWords('body')
const animals = await readWords('animals')
const words = [...body, ...animals]
type LevelId = keyof typeof faceLevels
const plans = (level: LevelId, settings: object = {}, own: readonly Word[] = words, profile: object = { support: 'B' }) =>
  planBlock({ manifest, plan: planFace, level: faceLevels[level], words: own, settings: settings as never, profile, turns: 8 }).slice(2)
const inRole = ({ stimuli }: TrialPlan, role: string) => stimuli.filter((stimulus) => stimulus.role === role)
const face = { leftEye: { x: 0.4, y: 0.4 }, rightEye: { x: 0.6, y: 0.4 }, nose: { x: 0.5, y: 0.52 }, mouth: { x: 0.5, y: 0.64 }, hair: { x: 0.5, y: 0.15 } }
const photo = (wordId: string, name: string, more: object = {}): PhotoNote =>
  ({
    wordId,
    name,
    category: 'body',
    parts: [],
    face,
    look: { needsOutline: false, mainColour: 'brown', shapeFamily: 'round' },
    savedAt: 1,
    bytes: 1,
    ...more,
  }) as unknown as PhotoNote

describe('parts of a face', () => {
  it('are known for every drawn person, and for a family’s marked photograph, which comes first', () => {
    for (const person of peopleOf(words))
      expect(
        facePartsOf(person, words)
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual(['hair', 'mouth', 'nose', 'two-eyes'])
    expect(peopleOf(words).map(({ id }) => id)).toEqual(expect.arrayContaining(['face', 'man', 'woman', 'girl', 'boy', 'baby', 'grandfather', 'grandmother']))
    const family = withPhotos(words, [photo('own-1', 'Ben'), photo('own-2', 'Dog', { face: undefined })], ['body', 'animals'])
    expect(peopleOf(family)[0]?.id).toBe('own-1')
    expect(peopleOf(family).some(({ id }) => id === 'own-2')).toBe(false)
  })

  it('start with the one that an adult set, without eyes if these trouble the child', () => {
    const further = ({ stimuli }: TrialPlan) => stimuli.flatMap(({ shows }) => ('picture' in shows ? (shows.further ?? []) : [])).map(({ lit }) => lit?.id)
    expect(further(plans('1', { first: 'hair' })[0] as TrialPlan)[0]).toBe('hair')
    for (const level of ['1', '2', '3', '4', '5', '6'] as const)
      for (const plan of plans(level, { eyes: false, first: 'nose' })) {
        expect(further(plan)).not.toContain('two-eyes')
        expect(inRole(plan, 'target').map(({ id }) => id)).not.toContain('two-eyes')
      }
  })

  it('are asked for by name, never with a request to look at eyes', () => {
    for (const level of ['2', '3'] as const)
      for (const plan of plans(level)) {
        const [target] = inRole(plan, 'target')
        const person = pictureOf(target as never)?.word ?? (body[0] as never)
        const phrase = orderedParts(person, words, { first: 'mouth', eyes: true }).find(({ id }) => id === target?.id)?.phrase
        expect(phrase).toBeDefined()
        expect(plan.cue).toEqual({ part: phrase })
      }
  })

  it('are next to another one that a finger can distinguish from it', () => {
    for (const first of ['mouth', 'nose', 'hair', 'two-eyes'])
      for (const plan of plans('3', { first })) {
        const [target, other] = [...inRole(plan, 'target'), ...inRole(plan, 'distractor')]
        const middle = (of: typeof target) => ({
          x: (of?.place.x ?? 0) * (4 / 3) + (of?.hit?.x ?? 0) * (of?.size ?? 0),
          y: (of?.place.y ?? 0) + (of?.hit?.y ?? 0) * (of?.size ?? 0),
        })
        const [one, two] = [middle(target), middle(other)]
        expect(Math.hypot(one.x - two.x, one.y - two.y)).toBeGreaterThan(0.15)
      }
  })

  it('are put into the face that lacks one or three of them, but never hair', () => {
    for (const [level, count] of [
      ['4', 1],
      ['5', 3],
    ] as const)
      for (const plan of plans(level)) {
        const pieces = inRole(plan, 'target')
        expect(pieces).toHaveLength(count)
        expect(plan.needed).toBe(count)
        for (const piece of pieces) {
          expect(piece.id).not.toBe('hair')
          const hole = plan.stimuli.find(({ id }) => id === piece.goesTo)
          expect(hole === undefined ? null : pictureOf(hole)?.piece).toEqual(pictureOf(piece)?.piece)
          expect(hole?.size).toBe(piece.size)
        }
      }
    const ofAll = [...plans('4'), ...plans('4', { people: ['man'] })]
    expect(new Set(ofAll.map((plan) => inRole(plan, 'target')[0]?.id))).toEqual(new Set(['mouth', 'nose', 'two-eyes', 'glasses']))
  })

  it('are next to the face that lacks them, not on it', () => {
    for (const level of ['4', '5'] as const)
      for (const plan of plans(level)) {
        const face = plan.stimuli.find(({ id }) => id === 'whole')
        if (face === undefined) throw new Error('there is no face')
        for (const { place, size } of inRole(plan, 'target'))
          expect(Math.abs(place.x - face.place.x) * (4 / 3)).toBeGreaterThanOrEqual(face.size * 0.35 + size / 2 - 1e-9)
      }
  })

  it('are found on three people, then on a dog that has the same part', () => {
    const seen = plans('6', { first: 'nose' }).map(({ records }) => [records?.['person'], records?.['part']])
    expect(new Set(seen.slice(0, 3).map(([person]) => person)).size).toBe(3)
    expect(seen[3]).toEqual(['dog-face', 'nose'])
  })

  it('distinguish people by one unique feature', () => {
    const block = plans('7')
    expect(block.map((plan) => plan.stimuli.length)).toEqual([2, 2, 2, 2, 3, 3, 3, 3])
    for (const plan of block) {
      const [person] = inRole(plan, 'target').flatMap((stimulus) => pictureOf(stimulus)?.word ?? [])
      const mark = person?.salient.find(({ phrase }) => plan.cue !== undefined && 'part' in plan.cue && plan.cue.part === phrase)
      expect(mark).toBeDefined()
      for (const other of inRole(plan, 'distractor')) if (mark !== undefined) expect(samePart(mark, pictureOf(other)?.word.salient ?? [])).toBeNull()
    }
  })

  it('ask for a family member by the marked feature, else by name', () => {
    const family = withPhotos(
      words,
      [photo('own-1', 'Ben', { parts: [{ phrase: 'blue glasses', place: [0.3, 0.3, 0.4, 0.2] }] }), photo('own-2', 'Anna')],
      ['body', 'animals'],
    )
    const cues = plans('7', { people: ['own-1', 'own-2'] }, family).map(({ cue }) => cue)
    expect(cues).toContainEqual({ part: 'blue glasses' })
    expect(cues.some((cue) => cue !== undefined && 'word' in cue && cue.say === 'Anna')).toBe(true)
  })

  it('change in the mouth between a face and a happy or sad one', () => {
    const after = plans('8').map(({ records, stimuli }) => [records?.['person'], stimuli.find(({ role }) => role === 'target')?.id])
    expect(new Set(after.map(([person]) => person))).toEqual(new Set(['happy', 'sad']))
    expect(new Set(after.map(([, part]) => part))).toEqual(new Set(['mouth']))
  })

  it('show no drawings of people: portraits in layers, and photographs of the family', () => {
    for (const level of ['1', '2', '3', '4', '5', '6', '7', '8'] as const)
      for (const { stimuli } of plans(level))
        for (const stimulus of stimuli) {
          const picture = pictureOf(stimulus)
          expect(picture?.portrait !== undefined || picture?.word.realistic !== undefined).toBe(true)
          if (picture?.portrait === undefined) expect(picture?.level).toBe('realistic')
        }
  })

  it('show closed eyes, which open when all parts are there', () => {
    const [plan] = plans('5')
    const eyes = plan?.stimuli.find(({ id }) => id === 'two-eyes')
    expect(eyes === undefined ? null : pictureOf(eyes)?.portrait?.layers).toEqual(['eyes-closed'])
    const ends = plan?.mechanic.reward?.ends ?? []
    expect(ends.flatMap((each) => (each.id === 'two-eyes' && 'picture' in each ? (each.picture.portrait?.layers ?? []) : []))).toEqual(['eyes'])
  })

  it('are only within the visual field', () => {
    const zones = { 1: 0, 2: 2, 3: 2, 4: 0, 5: 3, 6: 2, 7: 0, 8: 1, 9: 1 }
    for (const level of ['1', '2', '3', '6', '7', '8'] as const)
      for (const { stimuli } of plans(level, {}, words, { support: 'B', dials: { zones } }))
        for (const { place } of stimuli) expect(zones[zoneAt(place)]).toBeGreaterThan(0)
  })
})
