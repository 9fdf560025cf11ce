/** What an adult reads of this activity. */
export const en = {
  title: 'Word outlines',
  trains: 'Knowing a familiar word by the outline of its shape',
  goal: 'A word comes with an outline that follows the whole of it. This supports knowing familiar words again; it does not teach reading, and the outline is to be faded. Success is the right word first time; a touch goes on where there is nothing to choose. Outlining whole words is described by Christine Roman-Lantzy as word bubbling.',
  objectives: {
    '1': 'Look at one word: its outline, its letters, its name, then its picture.',
    '2': 'Choose the word for a picture, of two with very different outlines.',
    '3': 'Choose the word for a picture, of three.',
    '4': 'Choose of two words whose outlines are alike.',
    '5': 'Choose by the outlines alone.',
    '6': 'Choose the word while the outlines fade.',
    '7': 'Follow a phrase of two words, one lit at a time.',
  },
  result: {
    done: { one: '{{alias}} knew {{n}} of {{count}} word', other: '{{alias}} knew {{n}} of {{count}} words' },
    looked: { one: '{{alias}} looked at {{n}} of {{count}} word', other: '{{alias}} looked at {{n}} of {{count}} words' },
    passed: { one: 'One word came and went', other: '{{count}} words came and went' },
    warmed: { one: '{{alias}} warmed up with one word', other: '{{alias}} warmed up with {{count}} words' },
  },
  settings: {
    decks: { label: 'Words to show' },
    shows: {
      label: 'What is seen of a word, in the first four levels',
      options: { both: 'Outline and letters', outline: 'The outline alone', letters: 'The letters alone' },
    },
    voice: { label: 'The voice says the word', options: { after: 'After the child looked or chose', never: 'Never, where there is a picture' } },
    photo: { label: 'A picture of the word, where there is one' },
  },
  records: { outline: 'How strong the outline was', likeness: 'How like the nearest wrong word was' },
  steps: {
    title: 'How strong an outline is needed',
    column: 'The outline',
    concluded: 'The faintest outline that goes well: {{step}}.',
    none: 'No outline was seen often enough to tell.',
    names: { alone: 'Alone, without letters', '1': 'Full', '0.6': 'At 60 of 100', '0.3': 'At 30 of 100', '0': 'None, letters alone' },
  },
} as const
