import { Button, Drawer, Modal, Title } from '@mantine/core'
import { useState } from 'react'
import type { Family } from '#domain/activities/manifest'
import type { Child } from '#domain/people/people'
import { useAuth } from '../../app/actors'
import { useChildren } from '../../app/children'
import { useText } from '../../text/i18n'
import { ChildForm } from '../children/ChildForm'
import { ChildPicker } from '../children/ChildPicker'
import { useChildWork } from '../children/useChildWork'
import { SessionHistory } from '../history/SessionHistory'
import { useSessions } from '../history/useSessions'
import { Notice } from '../notice/Notice'
import styles from './activity.module.css'
import { FamilyMenu } from './FamilyMenu'
import { TilePages } from './TilePages'

type Open = 'nothing' | 'sessions' | 'add' | 'edit'

/** Who plays, and what there is to play: all families, or one. */
export function ActivityList({ family }: { family: Family | null }) {
  const text = useText()
  const { children, hasFailed, activeChild } = useChildren()
  const uid = useAuth().snapshot.context.user?.uid
  const sessions = useSessions(activeChild?.id ?? null)
  const work = useChildWork()
  const [open, setOpen] = useState<Open>('nothing')
  const close = () => setOpen('nothing')
  const title = family === null ? text('screens.activities.title') : text(`screens.activities.families.${family}.title`)
  const isOwn = activeChild !== null && activeChild.ownerUid === uid
  const edited = open === 'edit' ? activeChild : null

  return (
    <div className={styles['page']}>
      <div className={styles['top']}>
        <Title order={1}>{title}</Title>
        <FamilyMenu family={family} />
      </div>
      <div className={styles['top']}>
        <ChildPicker work={work} onAdd={() => setOpen('add')} />
        {activeChild === null ? null : (
          <div className={styles['tools']}>
            <Button variant="default" onClick={() => setOpen('sessions')} aria-label={text('screens.sessions.openOf', { alias: activeChild.alias })}>
              {text('screens.sessions.open')}
            </Button>
            {isOwn ? (
              <Button variant="default" onClick={() => setOpen('edit')} aria-label={text('screens.children.settingsOf', { alias: activeChild.alias })}>
                {text('screens.children.settings')}
              </Button>
            ) : null}
          </div>
        )}
      </div>
      {activeChild !== null ? <TilePages key={activeChild.id} child={activeChild} sessions={sessions} family={family} /> : null}
      {children !== 'unknown' && !hasFailed && activeChild === null ? (
        <Notice kind="info" title={text('screens.children.noneTitle')}>
          {text('screens.children.none')}
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
      <Modal
        opened={open === 'add' || edited !== null}
        onClose={close}
        size="xl"
        title={edited === null ? text('screens.children.form.addTitle') : text('screens.children.form.editTitle', { alias: edited.alias })}
        closeButtonProps={{ 'aria-label': text('screens.sessions.close') }}
      >
        <ChildForm
          key={edited?.id ?? 'new'}
          child={edited}
          onSave={(wish) => (edited === null ? work.create(wish) : work.save(edited, wish)).then(close)}
          onCancel={close}
        />
        {edited === null ? null : <Leave child={edited} onLeave={() => (work.archive(edited), close())} />}
      </Modal>
    </div>
  )
}

function Leave({ child, onLeave }: { child: Child; onLeave: () => void }) {
  const text = useText()
  return (
    <div className={styles['leave']}>
      <Button variant="subtle" onClick={onLeave} aria-describedby={`leave-${child.id}`}>
        {text('screens.children.form.archive')}
      </Button>
      <span id={`leave-${child.id}`}>{text('screens.children.form.archiveHint')}</span>
    </div>
  )
}
