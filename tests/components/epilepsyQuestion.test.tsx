import { act, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { newProfile } from '#domain/child/childProfile'
import type { Message } from '#domain/people/messages'
import type { Child } from '#domain/people/people'
import { StoreError } from '#ports/documents'
import type { Children } from '#ports/children'
import { EpilepsyQuestion } from '../../src/screens/messages/EpilepsyQuestion'
import { RequestToFamily } from '../../src/screens/messages/Requests'
import { english } from '#tests/support/english'
import { show } from '../support/page'

vi.mock('#app/workspaces/useMe', () => ({ useMe: () => ({ uid: 'ada', displayName: 'Maya', email: 'ada@family.example' }) }))
// The check itself has tests of its own: here it is passed by one press.
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
    answerSafety: async (...wish: Parameters<Children['answerSafety']>) => {
      await answerSafety(...wish)
      saved.push(wish[1])
    },
    saveProfile: async (_child: unknown, profile: Child['profile']) => {
      saved.push({ epilepsy: profile.epilepsy, photosensitive: profile.photosensitive, isLater: true })
      return 'kept' as const
    },
  } as unknown as Children
  const page = show(<EpilepsyQuestion child={child} send={async (text) => void sent.push(text)} onAnswered={() => undefined} />, { children })
  return { ...page, saved, sent, press: async (name: string) => act(async () => page.button(name)?.click()) }
}
const offline = () => Promise.reject(new StoreError('offline'))
const stale = () => Promise.reject(new StoreError('aborted'))
const online = () => Promise.resolve()

it('puts a yes into the profile at one press, and tells the team', async () => {
  const { press, saved, sent } = open(online)
  await press(epilepsy.yes)
  expect(saved).toEqual([{ epilepsy: 'yes', photosensitive: 'no' }])
  expect(sent).toEqual([answers.epilepsyYes.replace('{{alias}}', 'Pip')])
})

it('asks for an adult and about light before a no counts', async () => {
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
  ['without a network', offline],
  ['after the profile has changed', stale],
])('loosens nothing %s, says so, and tells the team nothing', async (_name, refuse) => {
  const { place, press, saved, sent } = open(refuse)
  await press(epilepsy.no)
  await press('adult')
  await press(epilepsy.no)
  expect(place.querySelector('[role=alert]')?.textContent).toBe(epilepsy.stale)
  expect([saved, sent]).toEqual([[], []])
})

it('keeps a yes that waits for a network, and only with strict limits', async () => {
  const { press, saved } = open(offline)
  await press(epilepsy.yes)
  expect(saved).toEqual([{ epilepsy: 'yes', photosensitive: 'unknown', isLater: true }])
})

it('takes an answer back: the profile says what it said before, and the team is told nothing', async () => {
  const saved: unknown[] = []
  const removed: string[] = []
  const children = { answerSafety: async (_child: unknown, answers: unknown) => void saved.push(answers) } as unknown as Children
  const asked = message({ id: 'asked', by: 'robin', side: 'team', request: 'epilepsy' })
  const told = message({ id: 'told', by: 'ada', side: 'family', at: 2 })
  function Asked() {
    const [messages, setMessages] = useState([asked])
    return (
      <RequestToFamily
        child={child}
        messages={messages}
        send={async () => setMessages([told, asked])}
        takeBack={async (id) => {
          removed.push(id)
          setMessages([asked])
        }}
      />
    )
  }
  const page = show(<Asked />, { children })
  await act(async () => page.button(epilepsy.yes)?.click())
  await act(async () => page.button(english.app.undo)?.click())
  expect(saved.at(-1)).toEqual({ epilepsy: child.profile.epilepsy, photosensitive: 'no' })
  expect(removed).toEqual(['told'])
  expect(page.button(epilepsy.yes)).not.toBeNull()
})

const message = (of: Partial<Message>): Message => ({ id: '', at: 1, text: '', side: 'team', by: '', name: '', account: 'team', ...of })
