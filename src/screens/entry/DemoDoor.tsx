import { useState } from 'react'
import { useEntryServices } from '#app/services/entryServices'
import { type DemoRole, demoRoles } from '#ports/demo'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { LongWork } from '#ui/LongWork'
import { Notice } from '../notice/Notice'
import styles from './entry.module.css'

/** The entrance to the demo clinic, as one of four people. Renders nothing if the backend has no demo clinic. */
export function DemoDoor() {
  const text = useText()
  const { openDemo } = useEntryServices()
  const [opening, setOpening] = useState<DemoRole | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  if (openDemo === null) return null

  const open = (role: DemoRole) => {
    setOpening(role)
    setHasFailed(false)
    openDemo(role).catch(() => {
      setOpening(null)
      setHasFailed(true)
    })
  }

  return (
    <section id="demo" className={styles['card']} aria-labelledby="demo-title">
      <h2 id="demo-title">{text('screens.entry.demo.title')}</h2>
      <p>{text('screens.entry.demo.lead')}</p>
      {hasFailed ? <Notice kind="problem">{text('screens.entry.demo.failed')}</Notice> : null}
      <div className={styles['roles']}>
        {demoRoles.map((role) => (
          <Button key={role} disabled={opening !== null} aria-busy={opening === role} onClick={() => open(role)}>
            {text(`screens.entry.demo.${role}`)}
          </Button>
        ))}
      </div>
      {opening === null ? null : <LongWork isOn label={text('screens.entry.demo.busy')} />}
    </section>
  )
}
