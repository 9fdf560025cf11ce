import { defineActivity } from '#domain/activities/manifest'
import en from './text/en.json' with { type: 'json' }

const played = { trials: 6, session: 'free', free: { enough: { activeMs: 30_000 } } } as const

export default defineActivity({
  id: 'fluid',
  family: 'see',
  access: 'signed-in',
  words: ['animals', 'toys', 'everyday', 'food'],
  settings: {
    viscosity: { kind: 'choice', default: 'soft', options: ['thin', 'soft', 'thick'] },
    fade: { kind: 'range', default: 5, min: 3, max: 6, step: 1 },
    colours: { kind: 'choice', default: 'own', options: ['own', 'yellow-blue', 'cyan-pink', 'green-purple', 'warm-white'] },
    hum: { kind: 'switch', default: false },
    words: { kind: 'words', default: [], max: 6 },
  },
  levels: [
    { id: '1', complexity: 1, ...played },
    { id: '2', complexity: 1, ...played },
    { id: '3', complexity: 3, ...played },
    { id: '4', trials: 6, complexity: 5 },
    { id: '5', trials: 6, complexity: 2 },
  ],
  measures: ['accuracy', 'touchLatency', 'lookLatency', 'zone', 'prompts'],
  needs: [],
  hiddenWhenStrict: true,
  tile: [
    { shows: { drawing: 'lightSofter' }, colour: 'colour', x: 0.34, y: 0.56, size: 0.5 },
    { shows: { drawing: 'lightSofter' }, colour: 'secondColour', x: 0.68, y: 0.44, size: 0.44 },
  ],
  text: { en },
})
