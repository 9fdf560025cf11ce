import { createContext, useContext, useSyncExternalStore } from 'react'
import type { DeviceChoices, DeviceSettings } from '#ports/deviceSettings'

export const DeviceContext = createContext<DeviceSettings | null>(null)

/** What this device remembers, and the way to change it. Works everywhere, the first page included. */
export function useDevice(): { choices: DeviceChoices; change(patch: Partial<DeviceChoices>): void } {
  const settings = useContext(DeviceContext)
  if (settings === null) throw new Error('useDevice needs a DeviceContext above it')
  return { choices: useSyncExternalStore(settings.watch, settings.read, settings.read), change: settings.change }
}
