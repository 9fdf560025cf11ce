import { MemoryRouter } from 'react-router'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { type ChildProfile, newProfile } from '#domain/child/childProfile'
import { noAnswers, type SetupAnswers, startProfile } from '#domain/settings/firstSetup'
import type { Child } from '#domain/people/people'
import { LightLine } from '../../src/screens/profile/LightLine'
import { QuestionStep } from '../../src/screens/who/QuestionStep'
import { show } from '../support/page'

vi.mock('#app/services/actors', () => ({ useAuth: () => ({ snapshot: { context: { user: { uid: 'ada' } } } }) }))
vi.mock('../../src/screens/who/WordPicture', () => ({ WordPicture: () => null }))

const pip: Child = { id: 'pip', ownerUid: 'ada', guardians: [], alias: 'Pip', birthMonth: null, profile: newProfile }
const told = vi.fn<(seizure: SetupAnswers['seizure']) => void>()

function Asked() {
  const [answers, setAnswers] = useState(noAnswers)
  return (
    <QuestionStep
      question="seizure"
      alias="Pip"
      answers={answers}
      onAnswer={(value) => {
        const seizure = value as SetupAnswers['seizure']
        told(seizure)
        setAnswers({ ...answers, seizure })
      }}
      onUnsure={() => undefined}
      onNext={() => undefined}
      onBack={() => undefined}
    />
  )
}

it('asks about epilepsy next when light can trigger a seizure, and keeps the first answer chosen', async () => {
  const page = show(<Asked />)
  expect(page.text).not.toContain('Does your child have epilepsy?')
  await page.press('Light or flicker can set off a seizure')
  expect(page.text).toContain('Does your child have epilepsy?')
  await page.press('Yes')
  expect(startProfile({ ...noAnswers, seizure: told.mock.lastCall?.[0] ?? null })).toMatchObject({ epilepsy: 'yes', photosensitive: 'yes' })
  expect(page.button('Light or flicker can set off a seizure')?.getAttribute('aria-pressed')).toBe('true')
  await page.press('Neither')
  expect(page.text).not.toContain('Does your child have epilepsy?')
})

function line(profile: Partial<ChildProfile>, canEdit = true) {
  const onChange = vi.fn<(next: ChildProfile) => void>()
  const page = show(
    <MemoryRouter>
      <LightLine child={pip} profile={{ ...newProfile, ...profile }} canEdit={canEdit} onChange={onChange} />
    </MemoryRouter>,
  )
  return { page, onChange }
}

it('asks about unanswered epilepsy on the profile, and loosens no limit', async () => {
  const { page, onChange } = line({ photosensitive: 'yes' })
  expect(page.text).not.toContain('Epilepsy: not answered yet.')
  await page.press('No')
  expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ epilepsy: 'no', photosensitive: 'yes' }))
})

it('states the answers to a person who may not change them', () => {
  expect(line({ photosensitive: 'yes' }, false).page.text).toContain('Epilepsy: not answered yet.')
  expect(line({}).page.text).toContain('Epilepsy: not answered yet.')
})
