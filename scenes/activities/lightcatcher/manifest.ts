import { defineActivity } from '#domain/activities/manifest'
import { factorNeeds } from '#domain/assessment/factors'
import { arms } from '#domain/trials/concepts/balanced'
import en from './text/en.json' with { type: 'json' }

const assessed = { isMeasured: true, opensFrom: 'assessment', endsWhenTired: true, mostMinutes: 8 } as const
const compared = { ...assessed, trials: 12 } as const

export default defineActivity({
  id: 'lightcatcher',
  family: 'see',
  access: 'public',
  settings: {
    jar: { kind: 'switch', default: true },
    colour: { kind: 'choice', default: 'own', options: ['own', 'warm-white'] },
    softness: { kind: 'choice', default: 'soft', options: ['softer', 'soft', 'clear'] },
    looking: { kind: 'switch', default: false },
  },
  levels: [
    { id: '1', trials: 8, complexity: 1 },
    { id: '2', trials: 8, complexity: 1 },
    { id: '3', trials: 10, complexity: 1 },
    { id: '4', trials: 8, complexity: 2 },
    { id: '5', trials: 10, complexity: 4, items: 2 },
    { id: '6', trials: 12, complexity: 6 },
    { id: 'map', trials: 9, complexity: 1, isMeasured: true },
    { id: 'meet', trials: 8, complexity: 1, isMeasured: true, opensFrom: 'meeting' },
    { id: 'places', trials: 18, complexity: 1, round: 9, ...assessed },
    { id: 'colours', trials: 20, complexity: 1, round: 5, ...assessed },
    { id: 'compare-colour', ...compared, ...factorNeeds.colour },
    { id: 'compare-side', ...compared, ...factorNeeds.side },
    { id: 'compare-speed', ...compared, ...factorNeeds.speed },
    { id: 'compare-size', ...compared, ...factorNeeds.size },
    { id: 'compare-background', ...compared, ...factorNeeds.background },
    { id: 'compare-sound', ...compared, ...factorNeeds.sound },
    { id: 'compare-number', ...compared, ...factorNeeds.number },
  ],
  measures: ['accuracy', 'touchLatency', 'lookLatency', 'hitError', 'zone', 'prompts'],
  records: { arm: { kind: 'choice', options: arms } },
  needs: [],
  tile: [{ shows: { drawing: 'light' }, colour: 'colour', x: 0.5, y: 0.48, size: 0.6 }],
  text: { en },
})
