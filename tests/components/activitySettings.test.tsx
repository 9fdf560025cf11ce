import { act } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { ActivitySettings } from '#app/stage/start/ActivitySettings'
import { settingsFrom, type SettingSpec, type SettingValue } from '#domain/settings/ownSettings'
import type { Manifest } from '#domain/activities/manifest'
import { catalogue } from '#scenes/catalogue'
import { textOf } from '#text/ofActivity'
import { show, slide } from '../support/page'
import { fakeActor } from '../support/services'

const OPEN = 'Activity settings'

const auth = createActor(createMachine({ context: { user: null } })).start()
const services = {
  actor: fakeActor({ auth }),
  photos: { list: async () => [] },
  texts: {},
}

type Changes = Readonly<Record<string, SettingValue>>

function panelOf(manifest: Manifest, category: string | null) {
  const changes: Changes[] = []
  const page = show(
    <MemoryRouter>
      <ActivitySettings
        manifest={manifest}
        category={category}
        childId={null}
        values={settingsFrom(manifest.settings, {})}
        onChange={(next) => changes.push(next)}
      />
    </MemoryRouter>,
    services,
  )
  return { page, changes }
}

/** Returns the control of a setting, found by its accessible name; null if there is none. */
function controlOf(place: HTMLElement, { kind }: SettingSpec, label: string): HTMLElement | null {
  const named = (selector: string) =>
    [...place.querySelectorAll<HTMLElement>(selector)].find((element) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      const by = element.getAttribute('aria-labelledby')
      const said = [
        element.getAttribute('aria-label'),
        by === null ? null : document.getElementById(by)?.textContent,
        ...labels.map(({ textContent }) => textContent),
      ]
      return said.includes(label)
    }) ?? null
  switch (kind) {
    case 'switch':
      return named('[role=switch]')
    case 'choice':
      return named('[role=radiogroup]')?.querySelector<HTMLElement>('input:not(:checked)') ?? null
    case 'range':
      return named('input[type=range]')
    case 'words':
    case 'texts':
    case 'decks':
      return named('[role=group]')?.querySelector<HTMLElement>('input') ?? null
    case 'today':
      return null
  }
}

/** Whether the setting is about the family's own scenes. A new device has none, so the setting offers to make one. */
const isOwnScenes = (spec: SettingSpec): boolean => spec.kind === 'words' && spec.of === 'scenes'

it('shows one line and no settings until opened', () => {
  for (const manifest of catalogue) {
    const { page } = panelOf(manifest, manifest.categories?.[0] ?? null)
    expect(page.text, manifest.id).toBe(Object.keys(manifest.settings).length === 0 ? '' : OPEN)
    page.leave()
  }
})

it.each(catalogue)('$id: lets every setting be changed before play, without changing another', async (manifest) => {
  // A value that is computed for today cannot be changed.
  const open = new Set(Object.keys(manifest.settings).filter((name) => manifest.settings[name]?.kind !== 'today'))
  const before = settingsFrom(manifest.settings, {})
  // Some categories have additional settings for choosing words.
  for (const category of manifest.categories ?? [null]) {
    if (open.size === 0) return
    const { page, changes } = panelOf(manifest, category)
    await page.press(OPEN)
    await act(() => vi.dynamicImportSettled())
    for (const name of open) {
      const spec = manifest.settings[name] as SettingSpec
      const label = textOf(manifest).settings[name]?.label ?? ''
      expect(label, name).not.toBe('')
      const control = controlOf(page.place, spec, label)
      if (isOwnScenes(spec)) {
        if (page.text.includes(label) && page.place.querySelector('a[href^="/photos"]') !== null) open.delete(name)
      } else if (control !== null) {
        if (control instanceof HTMLInputElement && spec.kind === 'range') await slide(control, control.value === control.max ? 'down' : 'up')
        else await act(async () => control.click())
        // The panel always starts from its initial values, so only the changed setting may differ.
        expect(Object.keys(before).filter((each) => JSON.stringify(before[each]) !== JSON.stringify(changes.at(-1)?.[each]))).toEqual([name])
        open.delete(name)
      }
    }
    page.leave()
  }
  expect([...open], 'without a control').toEqual([])
})
