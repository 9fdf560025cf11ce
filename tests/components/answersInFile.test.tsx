import { describe, expect, test } from 'vitest'
import { type Answers, NO_ANSWERS } from '#domain/assessment/rating'
import type { RatingInFile } from '#ports/ownFile'
import { AssessedPart } from '../../src/screens/file/Assessed'
import { show } from '../support/page'

const draft: RatingInFile = {
  id: 'autumn-family-1',
  occasion: 'autumn',
  side: 'family',
  version: 1,
  author: 'ada',
  byName: 'Ada',
  answered: 3,
  createdAt: Date.UTC(2026, 10, 2, 12),
  updatedAt: Date.UTC(2026, 10, 2, 12),
  signedAt: null,
  answers: null,
}
const answers: Answers = {
  ...NO_ANSWERS,
  items: {
    1: { value: 3, supports: ['quiet', 'wait'], note: 'With the torch.' },
    9: { value: '15', supports: [] },
    17: { words: 'To the left', supports: [] },
    24: { supports: [] },
    25: { supports: [], note: 'Not asked yet.' },
  },
  places: { 4: 'quick' },
  flags: { seizures: true, glasses: false },
  note: 'Looks at the moon.',
}

const shown = (rating: RatingInFile) => {
  show(<AssessedPart alias="Pip" assessed={{ ratings: [rating], papers: [] }} />)
  return { line: document.querySelector('li > p')?.textContent, details: document.querySelector('details') }
}
const linesOf = (details: Element | null) => [...(details?.querySelectorAll('h4, p, dt, dd') ?? [])].map(({ textContent }) => textContent)

describe('looking answers in a file', () => {
  test('shows unsigned answers behind one press, in the original wording of questions and answers', () => {
    const { line, details } = shown({ ...draft, answers })
    expect(line).toBe('Everyday Looking Profile: 3 of 54 answered, not signed yet')
    expect(details?.open).toBe(false)
    expect(details?.querySelector('summary')?.textContent).toBe('The answers3 of 54')
    expect(linesOf(details)).toEqual([
      'Noticing',
      'Stills, turns or brightens when a bright thing comes close without a sound',
      'Usually',
      'What helped?',
      'Quiet and Waiting',
      'Note',
      'With the torch.',
      'Time needed to look',
      'How long until Pip looks at a familiar thing, when rested',
      '6 to 15 seconds',
      'Where things are seen',
      'How Pip turns the head to see better',
      'To the left',
      'Clutter',
      'Finds one thing among about five',
      'Note',
      'Not asked yet.',
      'Where does Pip look soonest?',
      'left',
      'Quick',
      'For the doctor',
      'Seizures that are new, or have changed',
      'Yes',
      'Glasses not checked for more than a year',
      'No',
      'Anything to add',
      'Looks at the moon.',
    ])
  })

  test.each([
    ['the file has no answers', null],
    ['no question was answered', NO_ANSWERS],
  ])('shows only the line when %s', (_, none) => {
    const { line, details } = shown({ ...draft, answers: none })
    expect(line).toContain('not signed yet')
    expect(details).toBeNull()
  })
})
