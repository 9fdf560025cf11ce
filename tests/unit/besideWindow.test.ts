import { expect, test } from 'vitest'
import { besideActs, readBeside } from '#domain/devices/beside'

const now = { activity: 'follow', level: '2', alias: 'Pip', state: 'playing' } as const

test('what the windows say to each other comes through as it is', () => {
  for (const message of [{ kind: 'hello' }, { kind: 'now', now: null }, { kind: 'now', now }, ...besideActs.map((act) => ({ kind: 'act', act }))])
    expect(readBeside(message)).toEqual(message)
})

test('anything else is not heard', () => {
  const wrong = [
    null,
    7,
    'hello',
    {},
    { kind: 'act', act: 'erase' },
    { kind: 'now', now: { ...now, state: 'x' } },
    { kind: 'now', now: { ...now, alias: 'x'.repeat(300) } },
    { kind: 'now' },
    { kind: 'now', now: 7 },
  ]
  for (const message of wrong) expect(readBeside(message), JSON.stringify(message)).toBeNull()
})
