import { useEffect, useState, type ReactNode } from 'react'
import { Calm } from '#ui/Calm'
import { useText } from '#text/i18n'
import { type Services, ServicesContext } from './services'
import { useRecheck } from './recheck'
import { reloadAnew } from './reload'
import { useStarting } from './starting'
import { waitingServices } from './waiting'

interface Props {
  /** Drawn and used before the backend is here. */
  readonly isDoor?: boolean
  readonly children: ReactNode
}

/** Starts the backend and the root actor when something first needs them. Until then: a still page, or a door; or in words what went wrong. */
export function AppReady({ isDoor = false, children }: Props) {
  const starting = useStarting()
  const text = useText()
  const [services, setServices] = useState<Services | 'failed' | null>(starting.started)
  const [waiting] = useState(() => (isDoor ? waitingServices(starting.start) : null))
  useEffect(() => {
    let isStopped = false
    const start = () =>
      starting.start().then(
        (made) => !isStopped && setServices(made),
        () => !isStopped && setServices('failed'),
      )
    const forget = isDoor ? whenIdle(start) : void start()
    return () => {
      isStopped = true
      forget?.()
    }
  }, [starting, isDoor])

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
  const ready = services ?? waiting
  if (ready === null) return <Calm label={text('app.loading')} />
  return (
    <ServicesContext value={ready}>
      {services === null ? null : <Rechecked />}
      {children}
    </ServicesContext>
  )
}

function Rechecked() {
  useRecheck()
  return null
}

/** As soon as the browser has nothing else to do, and soon in any case. */
function whenIdle(work: () => void): () => void {
  // Safari has no word for it.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 100)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(work, { timeout: 1000 })
  return () => cancelIdleCallback(asked)
}
