import { createContext, useContext, useSyncExternalStore } from 'react'
import type { DeviceChoices, DeviceSettings } from '#ports/deviceSettings'

export const DeviceContext = createContext<DeviceSettings | null>(null)

/** Whether someone is signed in on this device. It is false during hydration, while that is unknown. */
export function useIsSignedInHere(): boolean {
  const settings = useSettings()
  return useSyncExternalStore(
    settings.watch,
    () => settings.read().isSignedIn,
    () => false,
  )
}

/** Whether someone plays on this device as a guest and may have something to take over. It is false during hydration. */
export function usePlaysAsGuest(): boolean {
  const settings = useSettings()
  return useSyncExternalStore(
    settings.watch,
    () => settings.read().gate.wasPlayed && !settings.read().isSignedIn,
    () => false,
  )
}

/** Returns the device's settings and a function to change them. It works everywhere, including on the first page. */
export function useDevice(): { choices: DeviceChoices; change(patch: Partial<DeviceChoices>): void } {
  const settings = useSettings()
  return { choices: useSyncExternalStore(settings.watch, settings.read, settings.read), change: settings.change }
}

function useSettings(): DeviceSettings {
  const settings = useContext(DeviceContext)
  if (settings === null) throw new Error('useDevice needs a DeviceContext above it')
  return settings
}
