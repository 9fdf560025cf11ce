import { act, useState, useSyncExternalStore } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { newProfile } from '#domain/child/childProfile'
import type { SafetyAnswers } from '#domain/child/safety'
import type { Message } from '#domain/people/messages'
import type { Child } from '#domain/people/people'
import { StoreError } from '#ports/documents'
import type { Children } from '#ports/children'
import { EpilepsyQuestion } from '../../src/screens/messages/EpilepsyQuestion'
import { RequestToFamily } from '../../src/screens/messages/Requests'
import { english } from '#tests/support/english'
import { show } from '../support/page'

vi.mock('#app/services/useMe', () => ({ useMe: () => ({ uid: 'ada', displayName: 'Maya', email: 'ada@family.example' }) }))
// The adult gate has its own tests; one press passes it here.
vi.mock('#app/gate/AskAdult', () => ({
  AskAdult: ({ onPassed }: { onPassed: () => void }) => (
    <button type="button" onClick={onPassed}>
      adult
    </button>
  ),
}))

const { epilepsy, answers } = english.screens.messages.request
const child: Child = { id: 'c1', ownerUid: 'ada', guardians: [], alias: 'Pip', birthMonth: null, profile: { ...newProfile, photosensitive: 'no' } }

function open(answerSafety: Children['answerSafety']) {
  const saved: unknown[] = []
  const sent: string[] = []
  const children = {
    answerSafety: async (...args: Parameters<Children['answerSafety']>) => {
      await answerSafety(...args)
      saved.push(args[1])
    },
    saveProfile: async (_child: unknown, profile: Child['profile']) => {
      saved.push({ epilepsy: profile.epilepsy, photosensitive: profile.photosensitive, isLater: true })
      return 'kept' as const
    },
  }
  const page = show(<EpilepsyQuestion child={child} send={async (text) => void sent.push(text)} onAnswered={() => undefined} />, { children })
  return { ...page, saved, sent, press: async (name: string) => act(async () => page.button(name)?.click()) }
}
const offline = () => Promise.reject(new StoreError('offline'))
const stale = () => Promise.reject(new StoreError('aborted'))
const online = () => Promise.resolve()

it('saves a yes in the profile with one press, and tells the team', async () => {
  const { press, saved, sent } = open(online)
  await press(epilepsy.yes)
  expect(saved).toEqual([{ epilepsy: 'yes', photosensitive: 'no' }])
  expect(sent).toEqual([answers.epilepsyYes.replace('{{alias}}', 'Pip')])
})

it('asks for an adult and about light before a “no” counts', async () => {
  const { place, press, saved, sent } = open(online)
  await press(epilepsy.no)
  expect(saved).toEqual([])
  await press('adult')
  expect(place.textContent).toContain(epilepsy.light)
  expect(saved).toEqual([])
  await press(epilepsy.yes)
  expect(saved).toEqual([{ epilepsy: 'no', photosensitive: 'yes' }])
  expect(sent).toEqual([answers.epilepsyNo.replace('{{alias}}', 'Pip')])
})

it.each([
  ['offline', offline],
  ['after the profile has changed', stale],
])('keeps the limits %s, says so, and sends the team nothing', async (_name, refuse) => {
  const { place, press, saved, sent } = open(refuse)
  await press(epilepsy.no)
  await press('adult')
  await press(epilepsy.no)
  expect(place.querySelector('[role=alert]')?.textContent).toBe(epilepsy.stale)
  expect([saved, sent]).toEqual([[], []])
})

it('saves a “yes” given offline, but only with strict limits', async () => {
  const { press, saved } = open(offline)
  await press(epilepsy.yes)
  expect(saved).toEqual([{ epilepsy: 'yes', photosensitive: 'unknown', isLater: true }])
})

describe('undo', () => {
  const asked = message({ id: 'asked', by: 'robin', side: 'team', request: 'epilepsy' })

  /** Answers yes and sends one more message, as the family. `since` is what another person has changed in the profile in the meantime. */
  async function answerYes(since: Partial<SafetyAnswers> = {}) {
    const saved: SafetyAnswers[] = []
    const removed: string[] = []
    let stored = child.profile
    let changed = () => {}
    const watch = (onChange: () => void) => {
      changed = onChange
      return () => {}
    }
    const children: Partial<Children> = {
      answerSafety: async (_child, given) => {
        saved.push(given)
        stored = { ...stored, ...given, ...(saved.length === 1 ? since : {}) }
        changed()
      },
    }
    function Asked() {
      const [messages, setMessages] = useState([asked])
      const profile = useSyncExternalStore(watch, () => stored)
      const later = message({ id: 'later', by: 'ada', side: 'family', at: 3, text: 'See you on Monday.' })
      return (
        <RequestToFamily
          child={{ ...child, profile }}
          messages={messages}
          send={async (text) => setMessages([later, message({ id: 'told', by: 'ada', side: 'family', at: 2, text }), asked])}
          takeBack={async (id) => {
            removed.push(id)
            setMessages([asked])
          }}
        />
      )
    }
    const page = show(<Asked />, { children: children as Children })
    await act(async () => page.button(epilepsy.yes)?.click())
    return { page, saved, removed }
  }

  it('restores the profile and removes only the message with the answer', async () => {
    const { page, saved, removed } = await answerYes()
    await act(async () => page.button(english.app.undo)?.click())
    expect(saved).toEqual([
      { epilepsy: 'yes', photosensitive: 'no' },
      { epilepsy: child.profile.epilepsy, photosensitive: 'no' },
    ])
    expect(removed).toEqual(['told'])
    expect(page.button(epilepsy.yes)).not.toBeNull()
  })

  it('is withdrawn once another person has answered, because it would loosen their limits', async () => {
    const { page, saved } = await answerYes({ photosensitive: 'yes' })
    expect(page.button(english.app.undo) ?? null).toBeNull()
    expect(saved).toHaveLength(1)
  })
})

function message(of: Partial<Message>): Message {
  return { id: '', at: 1, text: '', side: 'team', by: '', name: '', account: 'team', ...of }
}
