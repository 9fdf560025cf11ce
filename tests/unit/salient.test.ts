import { describe, expect, it } from 'vitest'
import { palette } from '#domain/child/palette'
import type { ChildProfile } from '#domain/child/childProfile'
import type { PicturePlan } from '#domain/trials/plan/picture'
import type { StimulusPlan } from '#domain/trials/plan/plan'
import { pictureOf } from '#domain/trials/plan/plan'
import type { Category } from '#domain/words/words'
import { samePart } from '#domain/words/parts'
import { salientLevels } from '#scenes/activities/salient/levels'
import { planSalient } from '#scenes/activities/salient/logic'
import manifest from '#scenes/activities/salient/manifest'
import { pictureSvg } from '#scenes/kit/pictures/pictureSvg'
import { readPack } from '#scenes/kit/pictures/packs'
import { plainStyle } from '#scenes/kit/looks/style'
import { readWords } from '#scenes/kit/pictures/wordLists'
import { planBlock } from '#tests/support/plans'

const kinds = ['fruits', 'vegetables', 'everyday', 'clothing', 'animals'] as const satisfies readonly Category[]
type LevelId = keyof typeof salientLevels

async function plans(level: LevelId, category: Category, settings = {}, dials: ChildProfile['dials'] = {}) {
  return planBlock({
    manifest,
    plan: planSalient,
    level: salientLevels[level],
    words: await readWords(category),
    settings: { cards: 12, ...settings },
    profile: { support: 'C', dials },
    turns: 12,
  }).slice(2)
}

const byRole = (stimuli: readonly StimulusPlan[], role: StimulusPlan['role']) => stimuli.filter((each) => each.role === role)
const worn = (stimulus: StimulusPlan | undefined): PicturePlan => {
  const picture = stimulus === undefined ? undefined : pictureOf(stimulus)
  if (picture === undefined) throw new Error('no picture')
  return picture
}

describe('salient features', () => {
  it.each(kinds)('%s: compare the same feature on things that share it, in the same colour', async (category) => {
    const all = await plans('5', category)
    for (const { stimuli } of all) {
      const [asked, beside] = [worn(byRole(stimuli, 'target')[0]), worn(byRole(stimuli, 'distractor')[0])]
      if (asked.lit === undefined || beside.lit === undefined) throw new Error('nothing is lit')
      const shared = samePart(asked.lit, beside.word.salient)
      if (shared !== null) expect(beside.lit.id).toBe(shared.id)
      expect(beside.edgeColour).toBe(asked.edgeColour)
      expect(asked.dim).toBeGreaterThanOrEqual(0.7)
    }
    const shares = all.filter(({ stimuli }) =>
      worn(byRole(stimuli, 'distractor')[0])
        .lit?.phrase.split(' ')
        .some((word) => worn(byRole(stimuli, 'target')[0]).lit?.phrase.includes(word)),
    )
    expect(shares.length).toBeGreaterThan(0)
  })

  it.each(kinds)('%s: pose riddles with a recognisable part of moderate size that no distractor has', async (category) => {
    for (const { stimuli } of await plans('6', category)) {
      const clue = worn(stimuli.find(({ id }) => id === 'clue'))
      const [, , width = 1, height = 1] = clue.lit?.place ?? []
      expect(width * height).toBeLessThanOrEqual(0.4)
      expect(clue).toMatchObject({ onlyLit: true, closeUp: true })
      // Spots cannot be recognised without the cow that has them.
      expect(clue.word.salient.find(({ id }) => id === clue.lit?.id)).not.toHaveProperty('alone')
      if (clue.lit !== undefined) expect(samePart(clue.lit, worn(byRole(stimuli, 'distractor')[0]).word.salient)).toBeNull()
    }
  })

  it.each(['flat', 'realistic'] as const)('ask for a part on another picture of the thing, never on its mirror image: %s', async (pictureLevel) => {
    for (const category of kinds) {
      for (const { stimuli } of await plans('7', category, {}, { pictureLevel })) {
        const whole = worn(stimuli.find(({ id }) => id === 'whole'))
        expect(whole.mirrored).toBeUndefined()
        expect(whole.level).toBeDefined()
        expect([whole.level, whole.view ?? 0]).not.toEqual([pictureLevel, 0])
        const asked = worn(byRole(stimuli, 'target')[0])
        expect([asked.level, asked.view]).toEqual([whole.level, whole.view])
        // The touch area is at the part's place in that picture.
        if ((whole.view ?? 0) > 0) expect(asked.lit?.realistic).toEqual(whole.word.salient.find(({ id }) => id === asked.lit?.id)?.place)
      }
    }
  })

  it('draw the outline slowly, as the last step of the first level', async () => {
    for (const { stimuli } of await plans('1', 'animals')) {
      const [shown] = byRole(stimuli, 'target')
      expect(shown?.shows).toMatchObject({ further: [{ outlined: true, drawnSlowly: true }] })
    }
  })

  it('show the number of features and edge colour that the adult chose', async () => {
    const [first] = await plans('3', 'animals', { features: '2', edgeColour: 'pink' })
    const shows = byRole(first?.stimuli ?? [], 'target')[0]?.shows
    if (shows === undefined || !('picture' in shows)) throw new Error('no picture')
    expect(shows.further?.map(({ lit, edgeColour }) => [lit?.id, edgeColour])).toEqual([[shows.picture.word.salient[1]?.id, palette.pink]])
  })

  it('record the distractor, so that confusions are known', async () => {
    for (const { stimuli, records } of await plans('4', 'fruits')) expect(records).toEqual({ beside: byRole(stimuli, 'distractor')[0]?.id })
    for (const { records } of await plans('2', 'fruits')) expect(records).toBeUndefined()
  })

  it('thicken the lit edge at T, and show the part alone at 2T', async () => {
    const [shown] = await plans('2', 'animals')
    const shows = byRole(shown?.stimuli ?? [], 'target')[0]?.shows
    const lit = shows !== undefined && 'picture' in shows ? shows.further?.[0] : undefined
    expect(lit?.helped?.[0]?.edge).toBeGreaterThan((lit?.edge ?? 1) * 1.5)
    expect(lit?.helped?.[1]).toMatchObject({ dim: 0 })
    expect(shown?.mechanic.help).toMatchObject({ 1: ['thicken', 'sway'], 2: ['bare', 'voice'] })
    const [compared] = await plans('4', 'animals')
    expect(compared?.mechanic.help).toMatchObject({ 1: ['thicken'], 3: ['bare', 'dim-others', 'voice'] })
  })

  it('cut out a part without its own shapes along a closed ring, not along torn edges', async () => {
    const [words, pack] = [await readWords('fruits'), await readPack('fruits')]
    const kiwi = words.find(({ id }) => id === 'kiwi')
    const [drawing, part] = [pack['kiwi'], kiwi?.salient[0]]
    if (kiwi === undefined || drawing === undefined || part === undefined) throw new Error('no kiwi')
    const svg = pictureSvg(kiwi, drawing, { ...plainStyle, dim: 0.2, lit: part, onlyLit: true })
    expect(svg).toMatch(/<rect [^>]*fill="none" stroke="#FFE600"[^>]*\/><\/svg>$/)
    // Only the ring has the edge colour, because the outline of the whole thing would be cut off.
    expect(svg.split('#FFE600')).toHaveLength(2)
    const near = pictureSvg(kiwi, drawing, { ...plainStyle, lit: { place: [0.5, 0.1, 0.2, 0.2] }, onlyLit: true, closeUp: true })
    const [, , width] = /viewBox="([^"]+)"/.exec(near)?.[1]?.split(' ').map(Number) ?? []
    expect(width).toBeCloseTo((drawing.flat.box[2] ?? 0) * 0.4 * (1 + 2 * plainStyle.outlineWidth))
  })
})
