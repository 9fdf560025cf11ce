import { defineActivity } from '#domain/activities/manifest'
import en from './text/en.json' with { type: 'json' }

const played = {
  trials: 8,
  session: 'free',
  // After 2 T one note is played, followed by silence for the same time (clinical-design.md, /music, "Nothing").
  free: { unless: { setting: 'mode', is: 'follow' }, showsAfter: [2, 3], enough: { touches: 3, withinMs: 60_000 } },
} as const

export default defineActivity({
  id: 'music',
  family: 'see',
  access: 'public',
  words: ['animals', 'toys', 'everyday', 'food'],
  settings: {
    mode: { kind: 'choice', default: 'free', options: ['free', 'song', 'follow', 'voice'] },
    tune: { kind: 'choice', default: 'little-star', options: ['little-star', 'brother-john', 'lamb', 'joy', 'boat', 'bridge', 'buns', 'lullaby'] },
    instrument: { kind: 'choice', default: 'soft', options: ['soft', 'bell', 'reed'] },
    range: { kind: 'choice', default: 'middle', options: ['low', 'middle', 'high'] },
    sustain: { kind: 'range', default: 4, min: 1, max: 4, step: 1 },
    loudness: { kind: 'range', default: 100, min: 20, max: 100, step: 10 },
    words: { kind: 'words', default: [], max: 8 },
  },
  levels: [
    { id: '1', complexity: 1, ...played },
    { id: '2', complexity: 4, items: 2, ...played },
    { id: '3', complexity: 5, items: 3, ...played },
    { id: '4', complexity: 6, items: 5, ...played },
    { id: '5', complexity: 8, items: 8, ...played },
  ],
  measures: ['accuracy', 'touchLatency', 'zone', 'prompts'],
  needs: [],
  tile: [
    { shows: { drawing: 'disc' }, colour: 'colour', x: 0.27, y: 0.56, size: 0.44 },
    { shows: { drawing: 'disc' }, colour: 'secondColour', x: 0.73, y: 0.44, size: 0.44 },
  ],
  text: { en },
})
