import { useState } from 'react'
import { useServices } from '#app/services/services'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Notice } from '../notice/Notice'
import styles from './pricing.module.css'

/** Opens everything with one press on the embedded backend, where nobody takes payment. */
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
    <section className={styles['card']} data-main="" aria-labelledby="here-title">
      <h2 id="here-title">{text('screens.pricing.here.title')}</h2>
      <p>{text('screens.pricing.here.lead')}</p>
      {state === 'failed' ? <Notice kind="problem">{text('screens.pricing.here.failed')}</Notice> : null}
      <Button kind="now" loading={state === 'busy'} onClick={() => void open()}>
        {text('screens.pricing.here.open')}
      </Button>
    </section>
  )
}
