import { Button, Paper, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { type DemoRole, useServices } from '#app/services'
import { useText } from '#text/i18n'
import { LongWork } from '#ui/LongWork'
import { Notice } from '../notice/Notice'
import styles from './entry.module.css'

const roles: readonly DemoRole[] = ['parent', 'therapist', 'owner', 'administrator']

/** The way into the demo clinic, as one of four people. Nothing where the backend has none. */
export function DemoDoor() {
  const text = useText()
  const { demo } = useServices()
  const [opening, setOpening] = useState<DemoRole | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  if (demo === null) return null

  const open = (role: DemoRole) => {
    setOpening(role)
    setHasFailed(false)
    demo.open(role).catch(() => {
      setOpening(null)
      setHasFailed(true)
    })
  }

  return (
    <Paper p="lg" id="demo" component="section" aria-labelledby="demo-title">
      <Stack gap="md">
        <Title order={2} id="demo-title">
          {text('screens.entry.demo.title')}
        </Title>
        <p>{text('screens.entry.demo.lead')}</p>
        {hasFailed ? <Notice kind="problem">{text('screens.entry.demo.failed')}</Notice> : null}
        <div className={styles['roles']}>
          {roles.map((role) => (
            <Button key={role} loading={opening === role} disabled={opening !== null && opening !== role} onClick={() => open(role)}>
              {text(`screens.entry.demo.${role}`)}
            </Button>
          ))}
        </div>
        <LongWork isOn={opening !== null} label={text('screens.entry.demo.busy')} />
      </Stack>
    </Paper>
  )
}
