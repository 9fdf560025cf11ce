import { useState } from 'react'
import { leaveFor } from '#app/routing/leaveFor'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Notice } from '../notice/Notice'

/** The button that opens the payment service's own page. */
export function PortalButton({ open, label }: { open: (returnTo: string) => Promise<string>; label: string }) {
  const text = useText()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const leave = async () => {
    setState('busy')
    try {
      leaveFor(await open(window.location.href))
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      {state === 'failed' ? <Notice kind="problem">{text('screens.pricing.now.portalFailed')}</Notice> : null}
      <Button loading={state === 'busy'} onClick={() => void leave()}>
        {label}
      </Button>
    </>
  )
}
