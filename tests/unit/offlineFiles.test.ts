import { expect, test } from 'vitest'
import { allGroups, type FileList, groupsFor, isReady, shareOf } from '#domain/activities/offlineFiles'

const list: FileList = {
  groups: {
    code: { '/assets/a.js': 100, '/assets/b.js': 50 },
    shared: { '/assets/s.mp3': 30 },
    camera: { '/assets/hands.bin': 900 },
    guides: { '/assets/guide.js': 7 },
    'words/fruits': { '/assets/apple.webp': 20, '/assets/pear.webp': 20 },
    'words/animals': { '/assets/cat.webp': 25 },
    'language/de': { '/assets/de.js': 11 },
    'language/ar': { '/assets/ar.js': 12 },
  },
}

const fruits = { words: 'category' } as const

test('needs the code, the sounds, and the words of the played activities for a child', () => {
  expect(groupsFor([], 'en')).toEqual(['code', 'shared', 'language/en'])
  expect(
    groupsFor(
      [
        { manifest: fruits, category: 'fruits' },
        { manifest: { words: ['animals', 'fruits'] }, category: null },
      ],
      'de',
    ),
  ).toEqual(['code', 'shared', 'language/de', 'words/fruits', 'words/animals'])
})

test('includes all groups in everything, with each language for offline use', () => {
  expect(allGroups(list)).toEqual(Object.keys(list.groups))
  expect(allGroups(list)).toEqual(expect.arrayContaining(['code', 'words/fruits', 'language/de', 'language/ar']))
})

test('gives the size of missing files', () => {
  const share = shareOf(list, ['code', 'words/fruits', 'language/en'], new Set(['/assets/a.js', '/assets/apple.webp', '/assets/old.js']))
  expect(share).toEqual({ files: 4, bytes: 190, missing: ['/assets/b.js', '/assets/pear.webp'], missingBytes: 70 })
})

test('reports an activity as ready once all of its words are stored', () => {
  const most = ['/assets/a.js', '/assets/b.js', '/assets/s.mp3', '/assets/apple.webp']
  expect(isReady(list, new Set(most), fruits, 'fruits', 'en')).toBe(false)
  expect(isReady(list, new Set([...most, '/assets/pear.webp']), fruits, 'fruits', 'en')).toBe(true)
  expect(isReady(list, new Set([...most, '/assets/pear.webp']), fruits, 'fruits', 'de')).toBe(false)
  expect(isReady(list, new Set(most), {}, null, 'en')).toBe(true)
})
