import { createContext, useContext, useSyncExternalStore } from 'react'
import type { DeviceChoices, DeviceSettings } from '#ports/deviceSettings'

export const DeviceContext = createContext<DeviceSettings | null>(null)

/** Whether somebody is signed in here. Not while a page comes to life that the build has drawn: there nobody is known yet. */
export function useIsSignedInHere(): boolean {
  const settings = useSettings()
  return useSyncExternalStore(
    settings.watch,
    () => settings.read().isSignedIn,
    () => false,
  )
}

/** Whether somebody plays here without an account, so that there may be something to take along. Like the above, not while a drawn page comes to life. */
export function usePlaysAsGuest(): boolean {
  const settings = useSettings()
  return useSyncExternalStore(
    settings.watch,
    () => settings.read().gate.wasPlayed && !settings.read().isSignedIn,
    () => false,
  )
}

/** What this device remembers, and the way to change it. Works everywhere, the first page included. */
export function useDevice(): { choices: DeviceChoices; change(patch: Partial<DeviceChoices>): void } {
  const settings = useSettings()
  return { choices: useSyncExternalStore(settings.watch, settings.read, settings.read), change: settings.change }
}

function useSettings(): DeviceSettings {
  const settings = useContext(DeviceContext)
  if (settings === null) throw new Error('useDevice needs a DeviceContext above it')
  return settings
}
