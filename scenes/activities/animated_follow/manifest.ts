import { defineActivity } from '#domain/activities/manifest'
import en from './text/en.json' with { type: 'json' }

const played = { trials: 6, ladder: 'stations' } as const
const ms = { kind: 'number', unit: 'ms' } as const
const count = { kind: 'number', unit: 'count' } as const

export default defineActivity({
  id: 'animated_follow',
  family: 'follow',
  access: 'subscription',
  words: ['vehicles', 'animals', 'nature'],
  places: ['park'],
  settings: {
    character: { kind: 'words', default: [], max: 1 },
    goal: { kind: 'choice', default: 'its-own', options: ['its-own', 'house', 'nest', 'flower', 'pond'] },
    stations: { kind: 'range', default: 0, min: 0, max: 4, step: 1 },
    speed: { kind: 'range', default: 6, min: 4, max: 10, step: 1 },
    sounds: { kind: 'switch', default: true },
  },
  levels: [
    { id: '1', complexity: 2, ...played },
    { id: '2', complexity: 3, ...played },
    { id: '3', complexity: 4, ...played },
    { id: '4', complexity: 5, ...played },
    { id: '5', complexity: 6, items: 2, needsCue: true, ...played },
    { id: '6', complexity: 8, ...played },
  ],
  measures: ['accuracy', 'touchLatency', 'lookLatency', 'prompts', 'speed'],
  records: { station1: ms, station2: ms, station3: ms, station4: ms, zone1: count, zone2: count, zone3: count, zone4: count, ahead: count },
  needs: ['microphone'],
  tile: [
    { shows: { word: 'house' }, colour: 'secondColour', x: 0.76, y: 0.46, size: 0.56 },
    { shows: { word: 'bus' }, colour: 'colour', x: 0.28, y: 0.56, size: 0.48 },
  ],
  text: { en },
})
