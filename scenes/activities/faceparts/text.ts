import { carriedText } from '#domain/activities/carried'

/** What an adult reads of this activity. */
export const en = {
  title: 'Parts of a face',
  trains: 'Seeing a face part by part, and later telling people apart',
  goal: 'One large face, with one part lit and named. Your child touches it, puts it in place, finds it on other people, and tells people apart by one feature. Take photos of your own family under Voice and photos, and mark each face with five taps. The app never asks a child to look at eyes.',
  objectives: {
    '1': 'Look at a face, one part after the other.',
    '2': 'Touch the part that is lit.',
    '3': 'Touch the part that is named, out of two.',
    '4': 'Put the one part that is missing in its place.',
    '5': 'Put three parts in their places.',
    '6': 'Find the same part on other people, and on a dog.',
    '7': 'Find who it is by one feature, out of two and then three people.',
    '8': 'Touch what has changed in a happy or sad face.',
  },
  result: {
    done: { one: '{{alias}} found {{n}} of {{count}} part', other: '{{alias}} found {{n}} of {{count}} parts' },
    looked: { one: '{{alias}} looked at {{n}} of {{count}} face', other: '{{alias}} looked at {{n}} of {{count}} faces' },
    passed: { one: 'One face came and went', other: '{{count}} faces came and went' },
    warmed: { one: '{{alias}} warmed up with one face', other: '{{alias}} warmed up with {{count}} faces' },
  },
  settings: {
    people: { label: 'Whose faces (your own photos with a marked face come first)' },
    first: { label: 'Which part comes first', options: { mouth: 'Mouth', nose: 'Nose', hair: 'Hair', 'two-eyes': 'Eyes', glasses: 'Glasses' } },
    eyes: { label: 'Include eyes (turn off if eyes upset your child)' },
    rest: { label: 'Brightness of the rest of the face (%)' },
    carry: { label: 'How a part is put in its place', options: { touch: 'One touch', 'tap-tap': 'Two taps', drag: 'Drag', magnet: 'A nudge is enough' } },
  },
  records: { part: 'Part', person: 'Whose face', ...carriedText.en },
  steps: {
    title: 'Which parts are found',
    column: 'Part',
    concluded: 'Found without help in less than 80 % of turns: {{step}}.',
    none: 'None of the parts asked for often enough is hard.',
    names: { mouth: 'Mouth', nose: 'Nose', hair: 'Hair', 'two-eyes': 'Eyes', glasses: 'Glasses' },
  },
} as const
