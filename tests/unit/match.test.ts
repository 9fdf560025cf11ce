import { describe, expect, it } from 'vitest'
import type { ChildProfile } from '#domain/child/childProfile'
import type { SupportLevel } from '#domain/child/support'
import { MIN_LINE_SIZE, MIN_TARGET_SIZE } from '#domain/child/safety'
import { zones, type Zone } from '#domain/child/zones'
import { firstSidesOf } from '#domain/measures/sideBias'
import type { PlayEvent } from '#domain/trials/engine/events'
import { distanceApart, gapFor, zoneAt } from '#domain/trials/layout/placement'
import { categories } from '#domain/words/words'
import { matchLevels } from '#scenes/activities/match/levels'
import { planMatch } from '#scenes/activities/match/logic'
import manifest from '#scenes/activities/match/manifest'
import { readWords } from '#scenes/kit/pictures/wordLists'
import { planBlock } from '#tests/support/plans'

const words = (await Promise.all(categories.map(readWords))).flat()
type LevelId = keyof typeof matchLevels
const plans = (level: LevelId, support: SupportLevel, settings = {}, dials: ChildProfile['dials'] = {}) =>
  planBlock({ manifest, plan: planMatch, level: matchLevels[level], words, settings, profile: { support, dials }, turns: 8 }).slice(2)
const sampleOf = ({ stimuli }: { stimuli: ReturnType<typeof plans>[number]['stimuli'] }) => {
  const sample = stimuli.find(({ id }) => id === 'sample')
  if (sample === undefined) throw new Error('no sample')
  return sample
}

describe('matching', () => {
  it('shows the sample where this child sees best, at three quarters of its usual size', () => {
    for (const best of zones) {
      const weights = Object.fromEntries(zones.map((zone) => [zone, zone === best ? 3 : 1])) as Record<Zone, 1 | 3>
      for (const layout of ['left-right', 'top-bottom']) {
        for (const trial of plans('2', 'A', { layout }, { zones: weights })) expect(zoneAt(sampleOf(trial).place)).toBe(best)
      }
    }
    for (const [level, support] of [
      ['1', 'A'],
      ['2', 'B'],
      ['5', 'C'],
    ] as const) {
      const wished = { A: 0.3, B: 0.1875, C: 0.15 }[support]
      for (const trial of plans(level, support)) expect(sampleOf(trial).size).toBeGreaterThanOrEqual(wished * 0.95)
    }
  })

  it('keeps black gaps and the minimum size, at C too', () => {
    for (const level of Object.keys(matchLevels) as LevelId[]) {
      for (const support of ['A', 'B', 'C'] as const) {
        for (const targetSize of [0.1, 0.15, 0.4]) {
          for (const { stimuli } of plans(level, support, {}, { targetSize })) {
            for (const { size, shows } of stimuli) expect(size).toBeGreaterThanOrEqual('text' in shows ? 0.12 : MIN_TARGET_SIZE)
            const choices = stimuli.filter(({ id, shows }) => id !== 'sample' && !('text' in shows))
            const sample = stimuli.find(({ id, shows }) => id === 'sample' && !('text' in shows))
            for (const choice of choices)
              if (sample !== undefined) expect(distanceApart(sample.place, choice.place)).toBeGreaterThan((sample.size + choice.size) / 2)
          }
        }
      }
    }
  })

  it('fades one choice at each T, and moves the twin home at 3T', () => {
    expect(plans('5', 'C')[0]?.mechanic.help).toEqual({ 1: ['fade-one'], 2: [], 3: ['fade-one'], 4: ['fade-one', 'show-how'] })
  })

  it('goes from the picture to the word at one level, and from the word to the picture at the other', () => {
    const isPrinted = (level: LevelId) => plans(level, 'C').map(({ stimuli }) => stimuli.map(({ shows }) => 'text' in shows))
    for (const [sample, ...choices] of isPrinted('6')) expect([sample, new Set(choices)]).toEqual([false, new Set([true])])
    for (const [sample, ...choices] of isPrinted('7')) expect([sample, new Set(choices)]).toEqual([true, new Set([false])])
  })

  it('prints no word over the edge of the stage or over its picture', () => {
    for (const level of ['6', '7'] as const) {
      for (const layout of ['left-right', 'top-bottom']) {
        for (const { stimuli } of plans(level, 'C', { layout, cards: 10 })) {
          const boxes = stimuli.map(({ place, size, shows }) => {
            const [w, h] = 'text' in shows ? [((shows.text.text.length * 0.6 + 0.6) * size) / (4 / 3), size] : [size / (4 / 3), size]
            return { left: place.x - w / 2, right: place.x + w / 2, top: place.y - h / 2, bottom: place.y + h / 2 }
          })
          for (const { left, right } of boxes) expect(left > 0.05 && right < 0.95).toBe(true)
          for (const [index, one] of boxes.entries()) {
            for (const two of boxes.slice(index + 1))
              expect(one.right <= two.left || two.right <= one.left || one.bottom <= two.top || two.bottom <= one.top).toBe(true)
          }
        }
      }
    }
  })

  it('prints words an eighth of the stage high, or as high as the width allows, equal within a trial', () => {
    for (const level of ['6', '7'] as const) {
      for (const support of ['A', 'B', 'C'] as const) {
        for (const about of ['fruits', 'animals', 'everyday', 'clothing', 'vehicles']) {
          for (const { stimuli } of plans(level, support, { about, cards: 10 })) {
            const lines = stimuli.flatMap(({ shows, size }) => ('text' in shows ? [{ size, width: shows.text.text.length * 0.6 + 0.6 }] : []))
            const widest = Math.max(...lines.map(({ width }) => width))
            expect(new Set(lines.map(({ size }) => size)).size).toBe(1)
            for (const { size } of lines) expect(size).toBeGreaterThanOrEqual(Math.max(MIN_LINE_SIZE, Math.min(0.215, ((4 / 3) * 0.88) / widest)) - 1e-9)
          }
        }
      }
    }
  })

  it('moves a word to its picture within the stage', () => {
    for (const layout of ['left-right', 'top-bottom']) {
      for (const trial of plans('6', 'A', { layout, cards: 10 })) {
        const [sample, target] = [sampleOf(trial), trial.stimuli.find(({ role }) => role === 'target')]
        const [lying] = trial.mechanic.kind === 'carry' ? (trial.mechanic.lying ?? []) : []
        if (target === undefined || !('text' in target.shows) || lying === undefined) throw new Error('no word is brought')
        const half = ((target.shows.text.text.length * 0.6 + 0.6) * target.size) / (4 / 3) / 2
        const x = sample.place.x + (lying.x * sample.size) / (4 / 3)
        expect(x - half).toBeGreaterThan(0.05)
        expect(x + half).toBeLessThan(0.95)
      }
    }
  })

  it('shows four choices as large as their gaps allow: 18 % of the height for large settings', () => {
    for (const support of ['A', 'B'] as const) {
      const sizes = plans('5', support).flatMap(({ stimuli }) => stimuli.flatMap(({ id, size }) => (id === 'sample' ? [] : [size])))
      expect(Math.min(...sizes)).toBeGreaterThan(0.18)
    }
  })

  it('records the gap between choices and the side of the right one', () => {
    const sides = new Set<unknown>()
    for (const { records } of plans('2', 'C')) {
      expect(records?.['gap']).toBe(gapFor('C'))
      sides.add(records?.['side'])
    }
    expect([...sides].toSorted()).toEqual(['above', 'below'])
  })
})

describe('the side of first choices', () => {
  it('is counted in every trial with several choices, right or wrong', () => {
    const trial = (index: number, chosen: 'left' | 'right', verdict: 'correct' | 'wrong'): PlayEvent[] => {
      const at = index * 10_000
      const shown = (id: string, x: number, role: 'target' | 'distractor'): PlayEvent => ({
        kind: 'stimulus-shown',
        at,
        trial: index,
        id,
        role,
        x,
        y: 0.5,
        w: 0.1,
        h: 0.2,
        colour: '#FFE600',
        zone: 5,
        speed: 0,
      })
      const right = verdict === 'correct' ? chosen : chosen === 'left' ? 'right' : 'left'
      return [
        { kind: 'trial-began', at, trial: index, warmUp: false, waitMs: null },
        shown('left', 0.2, right === 'left' ? 'target' : 'distractor'),
        shown('right', 0.8, right === 'right' ? 'target' : 'distractor'),
        { kind: 'answered', at: at + 1000, trial: index, id: chosen, verdict, by: 'touch' },
        ...(verdict === 'wrong'
          ? [{ kind: 'answered' as const, at: at + 3000, trial: index, id: right, verdict: 'correct' as const, by: 'touch' as const }]
          : []),
        { kind: 'trial-ended', at: at + 5000, trial: index, outcome: verdict === 'wrong' ? 'prompted' : 'independent' },
      ]
    }
    expect(
      firstSidesOf([[...trial(0, 'left', 'correct'), ...trial(1, 'left', 'wrong'), ...trial(2, 'left', 'wrong'), ...trial(3, 'right', 'correct')]]),
    ).toEqual({ n: 4, left: 3, right: 1, above: 0, below: 0 })
  })
})
