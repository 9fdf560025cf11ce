import { describe, expect, it } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { DialRow } from '../../src/screens/profile/DialRow'
import { type ChildProfile, newProfile } from '#domain/child/childProfile'
import type { Dials } from '#domain/child/dials'
import { backgroundNames, backgrounds } from '#domain/child/palette'
import { show } from '../support/page'
import { fakeActor } from '../support/services'

const auth = createActor(createMachine({ context: { user: null } })).start()
const therapist = createActor(createMachine({ context: { therapistAccounts: [] } })).start()
const actor = fakeActor({ auth, therapist })
const HINT = 'has a contrast of only'

function rowOf(name: 'background' | 'secondColour', support: ChildProfile['support'], dials: Partial<Dials>) {
  const changes: ChildProfile[] = []
  const profile = { ...newProfile, support, dials }
  const child = { id: 'c1', ownerUid: 'p1', guardians: [], alias: 'Wren', birthMonth: null, profile }
  const page = show(<DialRow child={child} name={name} profile={profile} canEdit onChange={(next) => changes.push(next)} />, { actor })
  return { page, changes }
}

describe('plain backgrounds', () => {
  it('are named swatches, each in its own colour', async () => {
    const { page, changes } = rowOf('background', 'A', {})
    const swatches = [...page.place.querySelectorAll('button')].flatMap((button) => {
      const disc = button.querySelector<HTMLElement>('[aria-hidden=true]')
      return disc === null ? [] : [{ name: button.textContent, colour: disc.style.background }]
    })
    const inCss = (hex: string) => `rgb(${[1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16)).join(', ')})`
    expect(swatches).toEqual(
      ['Black', 'Charcoal', 'Dark blue', 'Dark grey'].map((name, index) => ({ name, colour: inCss(backgrounds[backgroundNames[index] ?? 'black']) })),
    )
    await page.press('Dark blue')
    expect(changes.at(-1)?.dials.background).toBe('navy')
  })

  it.each([
    ['A', 'yellow', 'grey', null],
    ['A', 'green', 'grey', '6.9 to 1'],
    ['B', 'green', 'grey', null],
    ['B', 'purple', 'grey', '4.0 to 1'],
    ['C', 'red', 'navy', '3.8 to 1'],
    ['A', 'red', 'black', '4.8 to 1'],
  ] as const)('warns at level %s that %s on %s lacks contrast: %s', (support, colour, background, said) => {
    const note = (name: 'background' | 'secondColour', dials: Partial<Dials>) => rowOf(name, support, dials).page.text
    const texts = [note('background', { colour, background }), note('secondColour', { secondColour: colour, background })]
    for (const text of texts) {
      if (said === null) expect(text).not.toContain(HINT)
      else {
        expect(text).toContain(`${HINT} ${said}`)
        expect(text).toContain(`At least ${support === 'A' ? '7.0' : '4.5'} to 1`)
      }
    }
  })
})
