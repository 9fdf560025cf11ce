import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { OwnDevice } from '#ports/ownDevice'
import { useMe } from '#app/services/useMe'
import { useDeviceStanding } from '#app/workspaces/ownDevice'
import { useServices } from '#app/services/services'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { formatDay } from '../history/formats'
import { Notice } from '../notice/Notice'
import styles from './account.module.css'

/** Offers the first account on a device with the embedded backend to become its administrator. Renders nothing for anyone else. */
export function AdministerDevice() {
  const text = useText()
  const { ownDevice } = useServices()
  const standing = useDeviceStanding()
  const { hash } = useLocation()
  const isWanted = hash === '#administer' && standing !== null
  useEffect(() => {
    if (isWanted) document.querySelector('#administer')?.scrollIntoView()
  }, [isWanted])
  if (standing === null || ownDevice === null) return null
  return (
    <section className={styles['part']} aria-labelledby="administer">
      <h3 id="administer">{text('screens.account.administer.title')}</h3>
      {standing === 'free' ? (
        <TakeDevice ownDevice={ownDevice} />
      ) : (
        <>
          <Notice kind="done">{text('screens.account.administer.done', { date: formatDay(standing.since) })}</Notice>
          <Link to="/system-admin" className={`press ${styles['act']}`}>
            {text('screens.account.administer.open')}
          </Link>
        </>
      )}
    </section>
  )
}

function TakeDevice({ ownDevice }: { ownDevice: OwnDevice }) {
  const text = useText()
  const me = useMe()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  if (me === null) return null
  const take = () => {
    setState('busy')
    ownDevice.take(me.uid).catch(() => setState('failed'))
  }
  return (
    <>
      <p>{text('screens.account.administer.lead')}</p>
      <p>{text('screens.account.administer.sees')}</p>
      <p className="muted">{text('screens.account.administer.once')}</p>
      {state === 'failed' ? <Notice kind="problem">{text('screens.account.administer.failed')}</Notice> : null}
      {me.isProven ? (
        <Button className={styles['act']} loading={state === 'busy'} onClick={take}>
          {text('screens.account.administer.take')}
        </Button>
      ) : (
        <p>{text('screens.account.administer.prove')}</p>
      )}
    </>
  )
}
