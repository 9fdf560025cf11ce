import { Button, Drawer, Modal, Title } from '@mantine/core'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Family } from '#domain/activities/manifest'
import { useChildren } from '../../app/children'
import { useInvitationsForMe } from '../../app/guardians'
import { useMe } from '../../app/me'
import { useDeviceStanding } from '../../app/ownDevice'
import { useText } from '../../text/i18n'
import { ChildPicker } from '../children/ChildPicker'
import { FirstSetup } from '../children/FirstSetup'
import { InvitedToChild } from '../children/InvitedToChild'
import { useChildWork } from '../children/useChildWork'
import { InvitationsForMe } from '../therapist-dashboard/InvitationsForMe'
import { SessionHistory } from '../history/SessionHistory'
import { useSessions } from '../../app/pastSessions'
import { Notice } from '../notice/Notice'
import styles from './activity.module.css'
import { FamilyMenu } from './FamilyMenu'
import { TilePages } from './TilePages'

type Open = 'nothing' | 'sessions' | 'add'

/** Who plays, and what there is to play: all families, or one. */
export function ActivityList({ family }: { family: Family | null }) {
  const text = useText()
  const { children, hasFailed, activeChild, mayChange } = useChildren()
  const sessions = useSessions(activeChild?.id ?? null)
  const me = useMe()
  const invitations = useInvitationsForMe()
  const standing = useDeviceStanding()
  const work = useChildWork()
  const heading = useRef<HTMLHeadingElement>(null)
  const [open, setOpen] = useState<Open>('nothing')
  const close = () => setOpen('nothing')
  const title = family === null ? text('screens.activities.title') : text(`screens.activities.families.${family}.title`)

  return (
    <div className={styles['page']}>
      <div className={styles['top']}>
        <Title order={1} ref={heading} tabIndex={-1}>
          {title}
        </Title>
        <FamilyMenu family={family} />
      </div>
      <InvitationsForMe />
      <InvitedToChild invitations={invitations} onAnswered={() => heading.current?.focus()} />
      <div className={styles['top']}>
        <ChildPicker work={work} onAdd={() => setOpen('add')} />
        {activeChild === null ? null : (
          <div className={styles['tools']}>
            <Button variant="default" onClick={() => setOpen('sessions')} aria-label={text('screens.sessions.openOf', { alias: activeChild.alias })}>
              {text('screens.sessions.open')}
            </Button>
            {mayChange(activeChild) ? (
              <>
                <Link to="/plan" className="press" aria-label={text('screens.plan.linkOf', { alias: activeChild.alias })}>
                  {text('screens.plan.link')}
                </Link>
                <Link to="/profile" className="press" aria-label={text('screens.children.settingsOf', { alias: activeChild.alias })}>
                  {text('screens.children.settings')}
                </Link>
              </>
            ) : null}
          </div>
        )}
      </div>
      {activeChild !== null ? <TilePages key={activeChild.id} child={activeChild} sessions={sessions} family={family} /> : null}
      {children !== 'unknown' && !hasFailed && activeChild === null && invitations.length === 0 ? (
        <Notice kind="info" title={text('screens.children.noneTitle')}>
          <p>{text('screens.children.none')}</p>
          {me === null || me.isProven ? null : (
            <>
              <p>{text('screens.guardians.forMe.unproven', { email: me.email })}</p>
              <Link to="/account" className="press">
                {text('screens.guardians.forMe.prove')}
              </Link>
            </>
          )}
        </Notice>
      ) : null}
      {children !== 'unknown' && activeChild === null && standing === 'free' ? (
        <Notice kind="info" title={text('screens.account.administer.firstTitle')}>
          <p>{text('screens.account.administer.first')}</p>
          <Link to="/account#administer" className="press">
            {text('screens.account.administer.firstOpen')}
          </Link>
        </Notice>
      ) : null}

      <Drawer
        opened={open === 'sessions' && activeChild !== null}
        onClose={close}
        position="right"
        size="min(100%, 44rem)"
        title={text('screens.sessions.title', { alias: activeChild?.alias ?? '' })}
        closeButtonProps={{ 'aria-label': text('screens.sessions.close') }}
      >
        <SessionHistory state={sessions} />
      </Drawer>
      <Modal opened={open === 'add'} onClose={close} size="xl" title={text('screens.children.form.addTitle')} closeButtonProps={{ 'aria-label': text('screens.sessions.close') }}>
        <FirstSetup onSave={(wish) => work.create(wish).then(close)} onCancel={close} />
      </Modal>
    </div>
  )
}
