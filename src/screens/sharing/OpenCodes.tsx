import { useState } from 'react'
import type { Child } from '#domain/people/people'
import { lastingEnd } from '#domain/people/grants'
import type { SharingCode } from '#domain/people/sharing'
import { daysLeft } from '#domain/people/team'
import { nowAtPress, useNow } from '#app/services/now'
import { useServices } from '#app/services/services'
import { useAsyncAction } from '#app/services/task'
import { useMe } from '#app/services/useMe'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Modal } from '#ui/Modal'
import { formatDay } from '../history/formats'
import { TaskFailure } from '../notice/TaskFailure'
import { UndoLine } from '../notice/Undo'
import { GiveCode } from './GiveCode'
import styles from './sharing.module.css'

/** Lists, as list items, codes that nobody has used yet and codes that a clinic has entered. */
export function OpenCodes({ child, codes }: { child: Child; codes: readonly SharingCode[] }) {
  const text = useText()
  const { sharing, grants } = useServices()
  const now = useNow()
  const task = useAsyncAction()
  const [shown, setShown] = useState<SharingCode | null>(null)
  /** The code that was withdrawn last, and its place in the list. */
  const [takenBack, setTakenBack] = useState<{ readonly code: SharingCode; readonly at: number } | null>(null)
  const me = useMe()
  const close = text('screens.teams.close')
  const nameOf = ({ name, kind }: SharingCode) => (name === '' ? text(`screens.byCode.kinds.${kind}`) : name)
  const takeBack = (code: SharingCode) =>
    void task.run(
      () => sharing.takeBack(code.code),
      () => setTakenBack({ code, at: codes.indexOf(code) }),
    )
  // Makes a new code. The card with the old code remains invalid, because someone withdrew it for a reason.
  const shareAgain = ({ kind, step, name, until }: SharingCode) => {
    if (me === null) return
    void task.run(
      () => sharing.invite(child, { kind, step, name, until: lastingEnd(until, nowAtPress()) }, me),
      (next) => {
        setTakenBack(null)
        setShown(next)
      },
    )
  }
  const share = (code: SharingCode, accountId: string) =>
    void task.run(async () => {
      await grants.give(child, { accountId, purpose: code.name === '' ? text('screens.byCode.codes.purpose') : code.name, endsAt: code.until })
      await sharing.takeBack(code.code)
    })
  const rows = codes.map((code) => {
    const { account, expiresAt } = code
    const isOver = expiresAt <= now
    const name = nameOf(code)
    return (
      <li key={code.code} className={styles['person']}>
        <div className={styles['who']}>
          <b>{name}</b>
          <span className="muted">
            {account !== null
              ? text('screens.byCode.codes.entered', { team: account.name })
              : isOver
                ? text('screens.byCode.codes.over')
                : text('screens.byCode.codes.open', { count: daysLeft(expiresAt, now) })}
          </span>
        </div>
        <div className={styles['row']}>
          {account !== null ? (
            code.until > now ? (
              <Button loading={task.isBusy} onClick={() => share(code, account.id)}>
                {text('screens.byCode.codes.share', { day: formatDay(code.until) })}
              </Button>
            ) : null
          ) : isOver ? null : (
            <Button aria-label={text('screens.byCode.codes.showOf', { name })} onClick={() => setShown(code)}>
              {text('screens.byCode.codes.show')}
            </Button>
          )}
          <Button kind="subtle" disabled={task.isBusy} aria-label={text('screens.byCode.codes.takeBackOf', { name })} onClick={() => takeBack(code)}>
            {text('screens.byCode.codes.takeBack')}
          </Button>
        </div>
      </li>
    )
  })
  const sayTakenBack = (code: SharingCode) => (
    <li key="taken-back">
      <UndoLine
        said={text('screens.byCode.codes.takenBack', { name: nameOf(code) })}
        action={text('screens.byCode.people.again')}
        isBusy={task.isBusy}
        onUndo={() => shareAgain(code)}
      />
    </li>
  )
  return (
    <>
      {takenBack === null ? rows : rows.toSpliced(takenBack.at, 0, sayTakenBack(takenBack.code))}
      {task.failure === null ? null : (
        <li>
          <TaskFailure task={task} />
        </li>
      )}
      <Modal opened={shown !== null} onClose={() => setShown(null)} size="lg" title={text('screens.byCode.title', { alias: child.alias })} closeLabel={close}>
        {shown === null ? null : <GiveCode child={child} code={shown} onDone={() => setShown(null)} />}
      </Modal>
    </>
  )
}
