import { expect, it, vi } from 'vitest'
import { noAnswers, startProfile, type SetupAnswers } from '#domain/settings/firstSetup'
import { english } from '#tests/support/english'
import { Ready } from '../../src/screens/who/Ready'
import { show } from '../support/page'

vi.mock('#app/play/firstLight', () => ({ usePlayFirstLight: () => null }))
vi.mock('#app/services/useMe', () => ({ useMe: () => null }))
vi.mock('#app/shell/ChildFace', () => ({ ChildFace: () => null }))
vi.mock('../../src/screens/profile/StillOfChild', () => ({ StillOfChild: () => null }))

const { setup } = english.screens.children

function settings(answers: Partial<SetupAnswers>) {
  const profile = startProfile({ ...noAnswers, seizure: 'neither', ...answers })
  const child = { id: 'c1', ownerUid: 'ada', guardians: [], alias: 'Pip', birthMonth: null, profile }
  const { place } = show(<Ready child={child} isGuess={false} onLater={() => undefined} />)
  return [...place.querySelectorAll('ul li')].map(({ textContent }) => textContent)
}

it('repeats how the child responds, unless it is by touch', () => {
  expect(settings({ act: 'look' })).toContain(setup.act.answers.look)
  expect(settings({ act: 'pat' })).toContain(setup.act.answers.pat)
  expect(settings({ act: 'touch' })).toHaveLength(3)
})

it('does not treat “not sure” as a place', () => {
  expect(settings({})).toContain(setup.ready.set.leans.unknown)
  expect(settings({ side: 'middle' })).toContain(setup.ready.set.leans.middle)
})
