import { colourNames } from '#domain/child/palette'
import { defineActivity } from '#domain/activities/manifest'
import en from './text/en.json' with { type: 'json' }

// There is one demonstration after 2 T, and no other prompt (clinical-design.md, /fireworks, "Nothing"). A session takes three minutes at most,
// because a light may capture a child's gaze.
const played = { trials: 8, ladder: 'launch', mostMinutes: 3 } as const

export default defineActivity({
  id: 'fireworks',
  family: 'see',
  access: 'subscription',
  settings: {
    sound: { kind: 'choice', default: 'soft', options: ['soft', 'voice', 'none'] },
    rise: { kind: 'range', default: 3.5, min: 3, max: 6, step: 0.5 },
    petals: { kind: 'range', default: 12, min: 0, max: 24, step: 4 },
    oneColour: { kind: 'switch', default: false },
  },
  levels: [
    { id: '1', complexity: 1, ...played },
    { id: '2', complexity: 1, ...played },
    { id: '3', complexity: 1, ...played },
    { id: '4', complexity: 4, items: 2, ...played },
    { id: '5', complexity: 5, items: 2, ...played },
    { id: '6', complexity: 3, ...played, trials: 9 },
  ],
  measures: ['accuracy', 'touchLatency', 'lookLatency', 'hitError', 'zone', 'prompts'],
  records: {
    chosen: { kind: 'choice', options: colourNames },
    lookedUp: { kind: 'yes-no' },
    impulse: { kind: 'number', unit: 'count' },
    waited: { kind: 'yes-no' },
    early: { kind: 'number', unit: 'count' },
    afterGo: { kind: 'number', unit: 'ms' },
  },
  needs: [],
  hiddenWhenStrict: true,
  tile: [{ shows: { drawing: 'lightSofter' }, colour: 'colour', x: 0.5, y: 0.5, size: 0.62 }],
  text: { en },
})
