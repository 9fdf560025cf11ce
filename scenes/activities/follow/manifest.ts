import { defineActivity } from '#domain/activities/manifest'
import en from './text/en.json' with { type: 'json' }

const needsMarks = { unless: { setting: 'followedWith', is: 'finger' } } as const

export default defineActivity({
  id: 'follow',
  family: 'follow',
  access: 'signed-in',
  settings: {
    pacedBy: { kind: 'choice', default: 'itself', options: ['itself', 'adult'] },
    followedWith: { kind: 'choice', default: 'eyes', options: ['eyes', 'finger'] },
    path: { kind: 'choice', default: 'level', options: ['level', 'short', 'horizontal', 'vertical', 'diagonal', 'corner', 'curve'] },
    speed: { kind: 'range', default: 100, min: 50, max: 200, step: 25 },
    size: { kind: 'range', default: 100, min: 50, max: 150, step: 10 },
    pause: { kind: 'range', default: 2, min: 1, max: 10, step: 1 },
  },
  levels: [
    { id: '1', trials: 8, complexity: 1, ladder: 'passage', needsMarks },
    { id: '2', trials: 8, complexity: 1, ladder: 'passage', needsMarks },
    { id: '3', trials: 8, complexity: 2, ladder: 'passage', needsMarks },
    { id: '4', trials: 8, complexity: 2, ladder: 'passage', needsMarks },
    { id: '5', trials: 8, complexity: 3, ladder: 'passage', needsMarks },
    { id: '6', trials: 8, complexity: 3, ladder: 'passage', needsMarks },
    { id: '7', trials: 10, complexity: 4, ladder: 'passage', needsMarks },
    { id: '8', trials: 12, complexity: 7, ladder: 'passage', needsMarks },
  ],
  measures: ['followed', 'touchLatency', 'zone', 'prompts', 'speed'],
  needs: [],
  tile: [{ shows: { drawing: 'disc' }, colour: 'colour', x: 0.62, y: 0.5, size: 0.46 }],
  text: { en },
})
