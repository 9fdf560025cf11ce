import { createContext, useContext, useSyncExternalStore } from 'react'
import type { DeviceChoices, DeviceSettings } from '#ports/deviceSettings'

export const DeviceContext = createContext<DeviceSettings | null>(null)

/** Whether someone is signed in here; false during hydration, while that is unknown. */
export function useIsSignedInHere(): boolean {
  const settings = useSettings()
  return useSyncExternalStore(
    settings.watch,
    () => settings.read().isSignedIn,
    () => false,
  )
}

/** Whether someone plays here as a guest and may have something to take along; false during hydration. */
export function usePlaysAsGuest(): boolean {
  const settings = useSettings()
  return useSyncExternalStore(
    settings.watch,
    () => settings.read().gate.wasPlayed && !settings.read().isSignedIn,
    () => false,
  )
}

/** The device's settings and a way to change them. Works everywhere, the first page included. */
export function useDevice(): { choices: DeviceChoices; change(patch: Partial<DeviceChoices>): void } {
  const settings = useSettings()
  return { choices: useSyncExternalStore(settings.watch, settings.read, settings.read), change: settings.change }
}

function useSettings(): DeviceSettings {
  const settings = useContext(DeviceContext)
  if (settings === null) throw new Error('useDevice needs a DeviceContext above it')
  return settings
}
