import { describe, expect, test } from 'vitest'
import { containsWrite } from '#adapters/firebase/verifyCommitted'
import { NOW } from '#ports/documents'
import { listWith } from '#ports/listWith'

const at = new Date(5)

describe('the server’s state confirms', () => {
  const set = { kind: 'set', path: 'a/b', data: { name: 'Firefly', since: NOW, until: at, lists: [1, { deep: 'x' }], gone: undefined } } as const
  const there = { name: 'Firefly', since: new Date(9), until: new Date(5), lists: [1, { deep: 'x' }] }

  test('a whole document, with later additions by others', () => {
    expect(containsWrite(there, set)).toBe(true)
    expect(containsWrite({ ...there, url: 'added' }, set)).toBe(true)
  })

  test.each([
    ['nothing there', null],
    ['another name', { ...there, name: 'Otter' }],
    ['no time of the server', { ...there, since: null }],
    ['another date', { ...there, until: new Date(6) }],
    ['a longer list', { ...there, lists: [1, { deep: 'x' }, 2] }],
    ['another value deep in a list', { ...there, lists: [1, { deep: 'y' }] }],
    ['a missing field', { ...there, gone: 1 }],
  ])('nothing with %s', (_, found) => {
    expect(containsWrite(found, set)).toBe(false)
  })

  test('a change: dotted names reach into maps, lists have their values, removed fields are gone', () => {
    const update = { kind: 'update', path: 'a/b', data: { 'team.ada': { role: 'owner' }, 'team.ben': undefined, ids: listWith('ada') } } as const
    expect(containsWrite({ team: { ada: { role: 'owner' } }, ids: ['ben', 'ada'], other: 1 }, update)).toBe(true)
    expect(containsWrite({ team: { ada: { role: 'owner', more: 1 } }, ids: ['ada'] }, update)).toBe(false)
    expect(containsWrite({ team: { ada: { role: 'owner' }, ben: {} }, ids: ['ada'] }, update)).toBe(false)
    expect(containsWrite({ team: { ada: { role: 'owner' } }, ids: ['ben'] }, update)).toBe(false)
    expect(containsWrite({ ids: ['ada'] }, update)).toBe(false)
  })

  test('a deletion when the document is gone', () => {
    expect(containsWrite(null, { kind: 'delete', path: 'a/b' })).toBe(true)
    expect(containsWrite({}, { kind: 'delete', path: 'a/b' })).toBe(false)
  })
})
