import { expect, test } from 'vitest'
import { companionActions, readCompanionMessage } from '#domain/devices/companion'

const now = { activity: 'follow', level: '2', alias: 'Pip', state: 'playing' } as const

test('passes valid messages between windows unchanged', () => {
  for (const message of [{ kind: 'hello' }, { kind: 'now', now: null }, { kind: 'now', now }, ...companionActions.map((act) => ({ kind: 'act', act }))])
    expect(readCompanionMessage(message)).toEqual(message)
})

test('ignores anything else', () => {
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
  for (const message of wrong) expect(readCompanionMessage(message), JSON.stringify(message)).toBeNull()
})
