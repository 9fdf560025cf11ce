/** What an adult reads of this activity. */
export const en = {
  title: 'Word outlines',
  trains: 'Recognising a familiar word by its outline',
  goal: 'A word appears with an outline around the whole of it. This helps recognise familiar words; it does not teach reading, and the outline should fade over time. Success means the right word first time; where there is nothing to choose, a touch moves on. Outlining whole words was first described by Christine Roman-Lantzy as word bubbling.',
  objectives: {
    '1': 'See one word: first its outline, then its letters. Hear it, then see its picture.',
    '2': 'Choose the word for a picture, from two with very different outlines.',
    '3': 'Choose the word for a picture, from three.',
    '4': 'Choose from two words with similar outlines.',
    '5': 'Choose by the outlines alone.',
    '6': 'Choose the word while the outlines fade.',
    '7': 'Follow a phrase of two words, one lit at a time.',
  },
  result: {
    done: { one: '{{alias}} recognised {{n}} of {{count}} word', other: '{{alias}} recognised {{n}} of {{count}} words' },
    looked: { one: '{{alias}} looked at {{n}} of {{count}} word', other: '{{alias}} looked at {{n}} of {{count}} words' },
    passed: { one: 'One word came and went', other: '{{count}} words came and went' },
    warmed: { one: '{{alias}} warmed up with one word', other: '{{alias}} warmed up with {{count}} words' },
  },
  settings: {
    decks: { label: 'Words to show' },
    shows: {
      label: 'What is shown of a word (levels 1 to 4)',
      options: { both: 'Outline and letters', outline: 'The outline alone', letters: 'The letters alone' },
    },
    voice: { label: 'The voice says the word', options: { after: 'After your child has looked or chosen', never: 'Not if there is a picture' } },
    photo: { label: 'Show a picture of the word, if there is one' },
  },
  records: { outline: 'How strong the outline was', likeness: 'How similar the nearest wrong word was' },
  steps: {
    title: 'How strong an outline is needed',
    column: 'Outline',
    concluded: 'Faintest outline that goes well: {{step}}.',
    none: 'No outline has been shown often enough to tell.',
    names: { alone: 'Alone, without letters', '1': 'Full', '0.6': '60 %', '0.3': '30 %', '0': 'None, letters alone' },
  },
} as const
