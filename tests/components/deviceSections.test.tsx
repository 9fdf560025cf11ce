import { expect, it, vi } from 'vitest'
import { fakeFace } from '#tests/support/fakeFace'
import { fakeHands, fakeMirror } from '#tests/support/fakeHands'
import { fakeTilt, fakeVoiceLevel } from '#tests/support/fakeDevices'
import Devices from '../../src/screens/devices/screen'
import { fakeActor } from '../support/services'
import { show } from '../support/page'

vi.mock('#app/shell/GuideLink', () => ({ GuideLink: () => null }))

it('has one section for each kind of detection, and opens the first', () => {
  const services = { hands: fakeHands(), face: fakeFace(), mirror: fakeMirror(), tilt: fakeTilt().tilt, voiceLevel: fakeVoiceLevel(), actor: fakeActor({}) }
  const { place } = show(<Devices />, services)
  const sections = [...place.querySelectorAll('details')]
  expect(sections.map((section) => [section.querySelector('summary')?.textContent, section.open])).toEqual([
    ['Hand detection', true],
    ['Head pointer and face (camera)', false],
    ['Sound level', false],
  ])
})
