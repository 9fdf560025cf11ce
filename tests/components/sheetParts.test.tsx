import { act } from 'react'
import { expect, it } from 'vitest'
import { settingsFrom, type SettingValue } from '#domain/settings/ownSettings'
import { PauseTiles } from '#app/stage/play/PauseTiles'
import { OwnSettings } from '#app/stage/start/OwnSettings'
import { findActivity } from '#scenes/catalogue'
import { english } from '#tests/support/english'
import { sessionHeader } from '#tests/support/examples'
import { show } from '../support/page'
import { appWithStage } from '#tests/support/stageActor'

const complexity = findActivity('complexity')
const match = findActivity('match')
if (complexity === null || match === null) throw new Error('there is no such activity')

const labelled = (place: HTMLElement, label: string) => place.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`)

it('lets an adult add or remove one thing if the activity allows it, and shows the effect', async () => {
  const { actor, log } = await appWithStage(sessionHeader('s1'), [])
  const { place } = show(<PauseTiles manifest={complexity} />, { actor })
  const press = async (label: string) => act(async () => labelled(place, label)?.click())
  const said = () => place.querySelector('[role=status]')?.textContent
  expect(said()).not.toContain('from the next turn')
  await press(english.app.sheet.oneMore)
  expect(said()).toContain('1 more thing from the next turn.')
  await press(english.app.sheet.oneMore)
  expect(said()).toContain('2 more things from the next turn.')
  for (let time = 0; time < 3; time++) await press(english.app.sheet.oneFewer)
  expect(said()).toContain('1 fewer thing from the next turn.')
  expect(log.filter((call) => call.startsWith('stage.wish'))).toEqual([...Array(2).fill('stage.wish one-more'), ...Array(3).fill('stage.wish one-fewer')])
  expect(labelled(show(<PauseTiles manifest={match} />, { actor }).place, english.app.sheet.oneMore)).toBeNull()
  const measured = await appWithStage({ ...sessionHeader('s2'), activity: 'complexity', level: 'sample' }, [])
  expect(labelled(show(<PauseTiles manifest={complexity} />, { actor: measured.actor }).place, english.app.sheet.oneMore)).toBeNull()
})

it('makes a sound one step louder at each press, and silent after the loudest, without playing it', async () => {
  const { actor } = await appWithStage(sessionHeader('s1'), [])
  const { place } = show(<PauseTiles manifest={match} />, { actor })
  const music = () => [...place.querySelectorAll<HTMLButtonElement>('button.tile')].find(({ textContent }) => textContent.startsWith('Music'))
  const heard = new Set<string>()
  for (let time = 0; time < 5; time++) {
    heard.add(music()?.textContent ?? '')
    await act(async () => music()?.click())
  }
  expect([...heard].toSorted()).toEqual(['Music loud', 'Music medium', 'Music off', 'Music soft'])
})

it('shows today’s value of a number that falls from day to day, read-only', () => {
  const { number, start, today } = complexity.settings
  if (number === undefined || start === undefined || today === undefined) throw new Error('nothing goes down')
  const manifest = { ...complexity, settings: { number, start, today } }
  const settingsWith = (own: Readonly<Record<string, SettingValue>>) =>
    show(<OwnSettings manifest={manifest} category="fruits" childId={null} values={settingsFrom(manifest.settings, own)} onChange={() => undefined} />)
  const falling = settingsWith({ number: 'falling', start: 6, today: 4 })
  expect(falling.text).toContain('At once today: 4')
  // There are two radio buttons for the direction and a field for the first number, and nothing else.
  expect([falling.place.querySelectorAll('input[type=radio]').length, falling.place.querySelectorAll('input[type=range]').length]).toEqual([2, 1])
  expect(settingsWith({ number: 'growing', start: 6, today: 6 }).text).not.toContain('At once today')
})
