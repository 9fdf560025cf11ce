import { useEffect, useState, type ReactNode } from 'react'
import { Calm } from '#ui/Calm'
import { useText } from '#text/i18n'
import { nextPicture } from './nextFrame'
import { type Services, ServicesContext } from '../services/services'
import { useRecheck } from '../routing/recheckSubscription'
import { reloadAnew } from '#ui/reload'
import { useStarting } from './startup'
import { waitingServices } from '../services/pendingServices'

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
    const start = async () => {
      // A door is seen, and can be used, before anything else is fetched.
      if (isDoor) await nextPicture()
      const made = await starting.start().catch(() => 'failed' as const)
      if (!isStopped) setServices(made)
    }
    void start()
    return () => {
      isStopped = true
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
