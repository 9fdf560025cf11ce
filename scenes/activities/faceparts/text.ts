import { carriedText } from '#domain/activities/carried'

/** What an adult reads of this activity. */
export const en = {
  title: 'Parts of a face',
  trains: 'Seeing a face part by part, and later telling people apart',
  goal: 'One large face, and one part of it is lit and named. Your child touches it, puts it in its place, finds it on other people, and tells people apart by one thing. Take photographs of your own family under Photographs, and mark each face with five taps. It never asks a child to look at eyes.',
  objectives: {
    '1': 'Look at a face, one part after the other.',
    '2': 'Touch the part that is lit.',
    '3': 'Touch the part that is named, of two.',
    '4': 'Put the one part that is missing in its place.',
    '5': 'Put three parts in their places.',
    '6': 'Find the same part on other people, and on a dog.',
    '7': 'Find who it is by one thing, of two and then three people.',
    '8': 'Touch what has changed in a happy or sad face.',
  },
  result: {
    done: { one: '{{alias}} found {{n}} of {{count}} part', other: '{{alias}} found {{n}} of {{count}} parts' },
    looked: { one: '{{alias}} looked at {{n}} of {{count}} face', other: '{{alias}} looked at {{n}} of {{count}} faces' },
    passed: { one: 'One face came and went', other: '{{count}} faces came and went' },
    warmed: { one: '{{alias}} warmed up with one face', other: '{{alias}} warmed up with {{count}} faces' },
  },
  settings: {
    people: { label: 'Whose faces (your own photographs with a marked face come first)' },
    first: { label: 'With which part it begins', options: { mouth: 'Mouth', nose: 'Nose', hair: 'Hair', 'two-eyes': 'Eyes', glasses: 'Glasses' } },
    eyes: { label: 'Eyes are among the parts (off where eyes trouble your child)' },
    rest: { label: 'Light of the rest of the face (percent)' },
    carry: { label: 'How a part is put in its place', options: { touch: 'One touch', 'tap-tap': 'Two taps', drag: 'Taken along', magnet: 'A push is enough' } },
  },
  records: { part: 'Part', person: 'Whose face', ...carriedText.en },
  steps: {
    title: 'Which parts are found',
    column: 'Part',
    concluded: 'Found alone in less than 80 of 100 turns: {{step}}.',
    none: 'None that was asked for enough is hard.',
    names: { mouth: 'Mouth', nose: 'Nose', hair: 'Hair', 'two-eyes': 'Eyes', glasses: 'Glasses' },
  },
} as const
