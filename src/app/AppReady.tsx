import { useEffect, useState, type ReactNode } from 'react'
import { Calm } from '#ui/Calm'
import { useText } from '#text/i18n'
import { type Services, ServicesContext } from './services'
import { useRecheck } from './recheck'
import { reloadAnew } from './reload'
import { useStarting } from './starting'

/** Starts the backend and the root actor when something first needs them. Until then: a still page, or in words what went wrong. */
export function AppReady({ children }: { children: ReactNode }) {
  const starting = useStarting()
  const text = useText()
  const [services, setServices] = useState<Services | 'failed' | null>(starting.started)
  useEffect(() => {
    let isStopped = false
    starting.start().then(
      (made) => !isStopped && setServices(made),
      () => !isStopped && setServices('failed'),
    )
    return () => {
      isStopped = true
    }
  }, [starting])

  if (services === null) return <Calm label={text('app.loading')} />
  if (services === 'failed') {
    return (
      <Calm label={text('app.failed.title')}>
        <p>{text('app.failed.safe')}</p>
        <button type="button" className="press" onClick={() => void reloadAnew()}>
          {text('app.retry')}
        </button>
      </Calm>
    )
  }
  return (
    <ServicesContext value={services}>
      <Started services={services}>{children}</Started>
    </ServicesContext>
  )
}

function Started({ services, children }: { services: Services; children: ReactNode }) {
  // Not before it is drawn: a page that was drawn ahead comes to life as it is, with nothing known.
  useEffect(() => void services.actor.start(), [services])
  useRecheck()
  return children
}
