import { Button, Modal, Paper, Title } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { isFamily } from '#domain/people/guardians'
import type { Child, Grant } from '#domain/people/people'
import { useTherapist } from '../../app/actors'
import { useChildren } from '../../app/children'
import { useText } from '../../text/i18n'
import { ChildAccess } from './ChildAccess'
import { GrantForm } from './GrantForm'
import styles from './account.module.css'
import { useFocusAfter } from './useFocusAfter'

/** What is being shared: nothing, a child anew, or what is shared already. */
type Open = { readonly kind: 'nothing' } | { readonly kind: 'share' } | { readonly kind: 'change'; readonly child: Child; readonly grant: Grant }

/** Who looks after the children of this person, which accounts see them, and who of those looked. */
export function SharedWith({ uid }: { uid: string }) {
  const text = useText()
  const { children } = useChildren()
  const { hash } = useLocation()
  const { therapistAccounts } = useTherapist().snapshot.context
  const [open, setOpen] = useState<Open>({ kind: 'nothing' })
  const isWanted = hash === '#access'
  const isKnown = children !== 'unknown'
  useEffect(() => {
    if (isWanted && isKnown) document.querySelector('#access')?.scrollIntoView()
  }, [isWanted, isKnown])
  const own = isKnown ? children.filter((child) => isFamily(child, uid)) : []
  const { heading, tookAway } = useFocusAfter((id) => own.some((child) => child.id === id))
  const close = () => setOpen({ kind: 'nothing' })
  const nameOf = (id: string) => therapistAccounts.find((account) => account.id === id)?.name ?? text('screens.access.gone')

  return (
    <Paper p="lg" component="section" className={styles['part']} aria-labelledby="access">
      <Title order={2} id="access" ref={heading} tabIndex={-1}>
        {text('screens.access.title')}
      </Title>
      <p className={styles['muted']}>{text('screens.access.lead')}</p>
      {isKnown ? null : <p role="status">{text('screens.access.loading')}</p>}
      {isKnown && own.length === 0 ? <p>{text('screens.access.noChildren')}</p> : null}
      {own.map((child) => (
        <ChildAccess key={child.id} child={child} onLeft={() => tookAway(child.id)} onChange={(grant) => setOpen({ kind: 'change', child, grant })} />
      ))}
      {own.length === 0 ? null : therapistAccounts.length === 0 ? (
        <p className={styles['muted']}>{text('screens.access.noTeam')}</p>
      ) : (
        <Button variant="default" onClick={() => setOpen({ kind: 'share' })}>
          {text('screens.access.share')}
        </Button>
      )}
      <Modal
        opened={open.kind !== 'nothing'}
        onClose={close}
        size="lg"
        title={open.kind === 'change' ? text('screens.access.form.changeTitle', { account: nameOf(open.grant.accountId) }) : text('screens.access.form.title')}
        closeButtonProps={{ 'aria-label': text('screens.teams.close') }}
      >
        {open.kind === 'nothing' ? null : (
          <GrantForm of={open.kind === 'change' ? [open.child] : own} accounts={therapistAccounts} grant={open.kind === 'change' ? open.grant : null} onDone={close} />
        )}
      </Modal>
    </Paper>
  )
}
