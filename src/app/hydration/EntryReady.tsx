import { type ReactNode, useMemo } from 'react'
import { Rechecked, StartFailed, useStarted } from './AppReady'
import { EntryServicesContext, entryServicesOf, pendingEntryServices } from '../services/entryServices'
import { ServicesContext } from '../services/services'
import { useStartup } from './startup'

/** Draws a sign-in page that works before the backend has loaded. */
export function EntryReady({ children }: { readonly children: ReactNode }) {
  const { start } = useStartup()
  const services = useStarted(true)
  const pending = useMemo(() => pendingEntryServices(async () => entryServicesOf(await start())), [start])
  const loaded = useMemo(() => (services === null || services === 'failed' ? null : entryServicesOf(services)), [services])
  if (services === 'failed') return <StartFailed />
  return (
    <EntryServicesContext value={loaded ?? pending}>
      {services === null ? null : (
        <ServicesContext value={services}>
          <Rechecked />
        </ServicesContext>
      )}
      {children}
    </EntryServicesContext>
  )
}
