import { expect, it, vi } from 'vitest'
import { newProfile } from '#domain/child/childProfile'
import type { Child } from '#domain/people/people'
import type { StageRequest } from '#ports/stage'
import { usePlay } from '#app/play/startSession'
import { findActivity } from '#scenes/catalogue'
import { fakeVoiceLevel } from '#tests/support/fakeDevices'
import { fakeFace } from '#tests/support/fakeFace'
import { show } from '../support/page'

const sent = vi.hoisted((): unknown[] => [])
vi.mock('#app/play/children', () => ({ useChildren: () => ({ children: [], activeChild: null, mayChange: () => true }) }))
vi.mock('#app/services/actors', () => ({
  useAuth: () => ({ snapshot: { context: { user: { uid: 'ada' } } } }),
  useStage: () => ({ send: (event: unknown) => void sent.push(event) }),
}))
vi.mock('#app/play/autoWait', () => ({ useAutoWait: () => () => null }))
vi.mock('#app/play/pastSessions', () => ({ useSessions: () => ({ status: 'loading' }) }))
vi.mock('#app/services/flags', () => ({ useFlags: () => ({ strictEverywhere: false }) }))
vi.mock('#app/play/device', () => ({ readyStage: () => undefined }))
vi.mock('react-router', () => ({ useNavigate: () => () => undefined }))

const child: Child = {
  id: 'c1',
  ownerUid: 'ada',
  guardians: [],
  alias: 'Pip',
  birthMonth: null,
  profile: { ...newProfile, dials: { accessMethod: 'head', headClick: 'voice' } },
}

function Start() {
  const { play } = usePlay()
  const lights = findActivity('lightcatcher')
  if (lights === null) return null
  return (
    <button type="button" onClick={() => play(lights, { category: null, level: '1', isCoached: true }, child)}>
      start
    </button>
  )
}

/** Returns the click setting at the start of play, in this state of the microphone, for a child who clicks by voice. */
async function clickWith(state: 'off' | 'refused' | 'on' | 'resting') {
  const voiceLevel = fakeVoiceLevel()
  voiceLevel.enter(state)
  sent.length = 0
  await show(<Start />, { face: fakeFace(), voiceLevel, sound: { unlock: () => undefined } }).press('start')
  const [opened] = sent as { readonly request: StageRequest }[]
  return opened?.request.header.settings.dials.headClick
}

it('clicks by dwelling instead of by voice while the microphone is off or refused', async () => {
  expect([await clickWith('off'), await clickWith('refused'), await clickWith('on'), await clickWith('resting')]).toEqual(['dwell', 'dwell', 'voice', 'voice'])
})
