import { Button } from '@mantine/core'
import { useState } from 'react'
import { useServices } from '#app/services'
import { useText } from '#text/i18n'
import { Notice } from '../notice/Notice'

/** On a device that keeps everything itself nobody is paid: one press opens the rest. */
export function OpenHere({ uid, makeOwnCode }: { uid: string; makeOwnCode: () => Promise<string> }) {
  const text = useText()
  const { shop } = useServices()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const open = async () => {
    setState('busy')
    try {
      const answer = await shop.redeem({ uid, code: await makeOwnCode() })
      setState(answer.kind === 'redeemed' ? 'idle' : 'failed')
    } catch {
      setState('failed')
    }
  }
  return (
    <Notice kind="info" title={text('screens.pricing.here.title')}>
      <p>{text(state === 'failed' ? 'screens.pricing.here.failed' : 'screens.pricing.here.lead')}</p>
      <Button variant="filled" color="accent.5" loading={state === 'busy'} onClick={() => void open()}>
        {text('screens.pricing.here.open')}
      </Button>
    </Notice>
  )
}
