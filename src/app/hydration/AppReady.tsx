import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '#ui/Button'
import { StatusScreen } from '#ui/StatusScreen'
import { useText } from '#text/i18n'
import { reloadFresh } from '#ui/reload'
import { nextFrame } from './nextFrame'
import { useSubscriptionRecheck } from './recheckSubscription'
import { type Services, ServicesContext } from '../services/services'
import { useStartup } from './startup'

/** Starts the backend and the root actor when they are first needed. Until then, shows a still page, or explains the failure. */
export function AppReady({ children }: { readonly children: ReactNode }) {
  const text = useText()
  const services = useStarted()
  if (services === 'failed') return <StartFailed />
  if (services === null) return <StatusScreen label={text('app.loading')} />
  return (
    <ServicesContext value={services}>
      <Rechecked />
      {children}
    </ServicesContext>
  )
}

/** Returns the backend, or null while it loads. With `isPictureFirst`, loading starts after the first paint. */
export function useStarted(isPictureFirst = false): Services | 'failed' | null {
  const starting = useStartup()
  const [services, setServices] = useState<Services | 'failed' | null>(starting.started)
  useEffect(() => {
    let isStopped = false
    const start = async () => {
      if (isPictureFirst) await nextFrame()
      const made = await starting.start().catch(() => 'failed' as const)
      if (!isStopped) setServices(made)
    }
    void start()
    return () => {
      isStopped = true
    }
  }, [starting, isPictureFirst])
  return services
}

export function StartFailed() {
  const text = useText()
  return (
    <StatusScreen label={text('app.failed.title')}>
      <p>{text('app.failed.safe')}</p>
      <Button onClick={() => void reloadFresh()}>{text('app.retry')}</Button>
    </StatusScreen>
  )
}

/** Checks the subscription again when someone returns to the page. */
export function Rechecked() {
  useSubscriptionRecheck()
  return null
}
