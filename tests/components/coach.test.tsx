import { act } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import follow from '#scenes/activities/follow/manifest'
import { type ChildProfile, newProfile } from '#domain/child/childProfile'
import { palette } from '#domain/child/palette'
import { inLight } from '#domain/child/safety'
import { createDeviceSettings } from '#adapters/browser/deviceSettings'
import { show } from '../support/page'

let activeChild: { readonly alias: string; readonly profile: ChildProfile } | null = null
const play = vi.fn<(manifest: unknown, request: unknown) => void>()
vi.mock('#app/play/startSession', async (original) => ({
  ...(await original<typeof import('#app/play/startSession')>()),
  usePlay: () => ({ activeChild, play }),
}))

const { Coach } = await import('#app/stage/start/Coach')
const request = { category: null, level: '1', inDay: { day: '2026-11-29', played: [] } } as const
const knows = () => createDeviceSettings(() => window.localStorage).read().knowsMarking

beforeEach(() => {
  activeChild = null
  play.mockClear()
  window.localStorage.clear()
})

function open() {
  const page = show(
    <MemoryRouter initialEntries={['/follow']}>
      <Routes>
        <Route path="*" element={<Coach manifest={follow} request={request} />} />
      </Routes>
      <Where />
    </MemoryRouter>,
  )
  const dot = page.place.querySelector<HTMLElement>('[aria-label="The grey dot: rest a finger here"]') as HTMLElement
  const touch = (kind: string) => act(async () => void dot.dispatchEvent(new MouseEvent(kind, { bubbles: true })))
  // A soft keyboard sends no key code, so `code` is empty.
  const key = (kind: string) => act(async () => void window.dispatchEvent(new KeyboardEvent(kind, { code: '', key: 'l' })))
  return { page, touch, key, status: () => page.place.querySelector('[role=status]')?.textContent }
}

const Where = () => <i>{useLocation().pathname}</i>

it('counts practice looks by finger and key, starts the requested play, and does not appear again', async () => {
  const { page, touch, key, status } = open()
  await touch('pointerdown')
  await touch('pointerup')
  expect(status()).toBe('One look counted.')
  await key('keydown')
  await key('keyup')
  expect(status()).toBe('2 looks counted.')
  await page.press('Begin')
  expect(play.mock.calls).toEqual([[follow, { ...request, isCoached: true }]])
  expect(knows()).toBe(true)
})

it.each([
  ['dims its light for a child whom light may harm', { epilepsy: 'yes', photosensitive: 'yes' }, true],
  ['shows its light as it is for another child', { epilepsy: 'no', photosensitive: 'no' }, false],
] as const)('%s', (_name, answers, isDimmed) => {
  activeChild = { alias: 'Pip', profile: { ...newProfile, ...answers, dials: { colour: 'yellow' } } }
  const { page } = open()
  expect(page.place.querySelector<HTMLElement>('.coach-stage')?.style.getPropertyValue('--light')).toBe(inLight(palette.yellow, isDimmed))
})

it('counts no look for a cancelled touch, and appears again if nothing was tried', async () => {
  const { page, touch, status } = open()
  await touch('pointerdown')
  await touch('pointercancel')
  await touch('pointerup')
  expect(status()).toBe('Try it: rest a finger on the large dot.')
  await page.press('Begin')
  expect(knows()).toBe(false)
})

it('is dismissed for good by “I know how”', async () => {
  const { page } = open()
  await page.press('I know how')
  expect([play.mock.calls.length, knows()]).toEqual([1, true])
})
