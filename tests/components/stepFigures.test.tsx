import { expect, it } from 'vitest'
import type { Manifest } from '#domain/activities/manifest'
import type { Session } from '#domain/activities/session'
import type { PlayEvent } from '#domain/trials/engine/events'
import match from '#scenes/activities/match/manifest'
import { StepFiguresTable } from '#app/stage/result/StepFigures'
import { sessionHeader } from '#tests/support/examples'
import { show } from '../support/page'

const manifest = {
  ...match,
  steps: { record: 'gap', order: ['near', 'far'], concludes: 'hardest' },
  text: {
    en: {
      ...match.text.en,
      steps: { title: 'How far', column: 'Step', concluded: 'Goes well up to: {{step}}.', none: 'Nothing yet.', names: { near: 'Near by', far: 'Far away' } },
    },
  },
} as unknown as Manifest

function sessionWith(steps: readonly (readonly [step: string, isAlone: boolean])[]): Session {
  const events = steps.flatMap(([step, isAlone], trial): PlayEvent[] => {
    const at = trial * 20_000
    return [
      { kind: 'trial-began', at, trial, warmUp: false, waitMs: 10_000 },
      { kind: 'stimulus-shown', at, trial, id: 'ball', role: 'target', x: 0.5, y: 0.5, w: 0.2, h: 0.3, colour: '#FFE600', zone: 5, speed: 0 },
      { kind: 'recorded', at, trial, values: { gap: step } },
      { kind: 'answered', at: at + 2000, trial, id: 'ball', verdict: 'correct', by: 'touch' },
      { kind: 'trial-ended', at: at + 5000, trial, outcome: isAlone ? 'independent' : 'prompted' },
    ]
  })
  return { ...sessionHeader('steps'), events }
}

const five = (step: string, isAlone: boolean) => Array.from({ length: 5 }, () => [step, isAlone] as const)

it('names the hardest step that succeeds, each step with its n, and hides those played too rarely', () => {
  const { text } = show(<StepFiguresTable manifest={manifest} sessions={[sessionWith([...five('near', true), ['far', true]])]} />)
  expect(text).toContain('Goes well up to: Near by.')
  expect(text).toContain('100 % (5 of 5)')
  expect(text).toContain('too few (1)')
  expect(text).not.toContain('Set ')
})

it('says that no step succeeds yet, and shows nothing without play', () => {
  expect(show(<StepFiguresTable manifest={manifest} sessions={[sessionWith(five('near', false))]} />).text).toContain('Nothing yet.')
  expect(show(<StepFiguresTable manifest={manifest} sessions={[]} />).text).toBe('')
  expect(show(<StepFiguresTable manifest={match} sessions={[sessionWith(five('near', true))]} />).text).toBe('')
})
