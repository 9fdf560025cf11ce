import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { createDeviceSettings } from '#adapters/browser/deviceSettings'
import { DeviceContext } from '#app/page/deviceSettings'
import { ServicesContext } from '#app/services/services'
import { addEnglish } from './english'
import { fakeServices, type GivenServices } from './services'

/*
 * Renders single parts of the adult's screens in jsdom, to test their text and the effect of presses. Browser tests cover their appearance.
 */

addEnglish()

/** Renders a part with only the services that it needs. */
export function show(part: ReactNode, services: GivenServices = {}) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  act(() =>
    root.render(
      <ServicesContext value={fakeServices(services)}>
        <DeviceContext value={createDeviceSettings(() => window.localStorage)}>
          <div className="part">{part}</div>
        </DeviceContext>
      </ServicesContext>,
    ),
  )
  const leave = () => {
    act(() => root.unmount())
    place.remove()
  }
  onTestFinished(leave)
  const buttons = () => [...place.querySelectorAll('button'), ...document.querySelectorAll<HTMLButtonElement>('dialog[open] button')]
  const button = (name: string): HTMLButtonElement | null => buttons().find(({ textContent }) => textContent === name) ?? null
  return {
    place,
    leave,
    button,
    get text(): string {
      return place.querySelector('.part')?.textContent ?? ''
    },
    /** Returns the text of the current alert for screen readers. */
    get alert(): string | null {
      return place.querySelector('[role=alert]')?.textContent ?? null
    },
    async press(name: string): Promise<void> {
      const found = button(name)
      if (found === null)
        throw new Error(
          `there is no button "${name}", only: ${buttons()
            .map(({ textContent }) => textContent)
            .join(', ')}`,
        )
      await act(async () => found.click())
    },
  }
}

/** Moves a slider by one step, as an arrow key does in a browser. */
export async function slide(slider: HTMLInputElement, by: 'up' | 'down'): Promise<void> {
  await act(async () => {
    // React notices a value set by a script only if the script bypasses React's own setter.
    const value = Number(slider.value) + Number(slider.step) * (by === 'up' ? 1 : -1)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, String(value))
    for (const type of ['input', 'change']) slider.dispatchEvent(new Event(type, { bubbles: true }))
  })
}
