import { useState } from 'react'
import { lastingEnd } from '#domain/people/grants'
import { isOwner } from '#domain/people/guardians'
import type { AccessNote, Child } from '#domain/people/people'
import type { Helper, SharingCode } from '#domain/people/sharing'
import { nameOfMember } from '#domain/people/team'
import { shownAddress } from '#domain/people/address'
import { type Loaded, loadedOr } from '#app/services/loaded'
import { nowAtPress, useNow } from '#app/services/now'
import { useServices } from '#app/services/services'
import { useAsyncAction } from '#app/services/task'
import { useMe } from '#app/services/useMe'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Modal } from '#ui/Modal'
import { formatDay } from '../history/formats'
import { Confirm } from '../notice/Confirm'
import { NotLoadedNotice } from '../notice/NotLoaded'
import { TaskFailure } from '../notice/TaskFailure'
import { UndoLine } from '../notice/Undo'
import { ChangeHelper } from './ChangeHelper'
import { OpenCodes } from './OpenCodes'
import { GiveCode } from './GiveCode'
import styles from './sharing.module.css'

interface Props {
  readonly child: Child
  readonly helpers: Loaded<readonly Helper[]>
  readonly codes: Loaded<readonly SharingCode[]>
  readonly notes: readonly AccessNote[]
}

/** Lists the people with whom the child is shared by a code, with their rights and end dates, and the codes that nobody has used yet. */
export function ByCode({ child, helpers, codes, notes }: Props) {
  const text = useText()
  const { sharing } = useServices()
  const me = useMe()
  const now = useNow()
  const task = useAsyncAction()
  const [asked, setAsked] = useState<Helper | null>(null)
  const [changed, setChanged] = useState<Helper | null>(null)
  /** The sharing that was stopped last, and its place in the list. */
  const [stopped, setStopped] = useState<{ readonly helper: Helper; readonly at: number } | null>(null)
  /** The new code with which a stopped sharing could resume. */
  const [again, setAgain] = useState<SharingCode | null>(null)
  const list = loadedOr(helpers, [])
  const open = loadedOr(codes, [])
  const isMine = isOwner(child, me?.uid ?? null)
  const { alias } = child
  const name = asked === null ? '' : nameOfMember(asked)
  const close = text('screens.teams.close')
  const stop = () => {
    if (asked === null) return
    void task.run(
      () => sharing.stop(child.id, asked.uid),
      () => {
        setStopped({ helper: asked, at: list.findIndex(({ uid }) => uid === asked.uid) })
        setAsked(null)
      },
    )
  }
  // Creates a new code, because stopped access cannot be restored: only the invited person can accept it again.
  const shareAgain = ({ kind, step, until, ...helper }: Helper) => {
    if (me === null) return
    void task.run(
      () => sharing.invite(child, { kind, step, name: nameOfMember(helper), until: lastingEnd(until, nowAtPress()) }, me),
      (code) => {
        setStopped(null)
        setAgain(code)
      },
    )
  }
  const rows = list.map((one) => (
    <li key={one.uid} className={styles['person']}>
      <div className={styles['who']}>
        <b>{nameOfMember(one)}</b>
        <span className="muted">{text(`screens.byCode.kinds.${one.kind}`)}</span>
        {one.displayName.trim() === '' ? null : <span className="muted">{shownAddress(one.email)}</span>}
        <span>
          {one.until <= now
            ? text('screens.byCode.people.ended', { day: formatDay(one.until) })
            : text(`screens.byCode.people.${one.step}`, { day: formatDay(one.until) })}
        </span>
        <Looked notes={notes.filter(({ account }) => account === one.uid)} />
      </div>
      {isMine ? (
        <div className={styles['row']}>
          <Button kind="subtle" aria-label={text('screens.byCode.people.changeOf', { name: nameOfMember(one) })} onClick={() => setChanged(one)}>
            {text('screens.byCode.people.change')}
          </Button>
          <Button aria-label={text('screens.byCode.people.stopOf', { name: nameOfMember(one), alias })} onClick={() => setAsked(one)}>
            {text('screens.byCode.people.stop')}
          </Button>
        </div>
      ) : null}
    </li>
  ))
  const sayStopped = (helper: Helper) => (
    <li key="stopped">
      <UndoLine
        said={text('screens.byCode.people.stopped', { name: nameOfMember(helper), alias })}
        action={text('screens.byCode.people.again')}
        isBusy={task.isBusy}
        onUndo={() => shareAgain(helper)}
      />
    </li>
  )
  return (
    <section className={styles['part']} aria-labelledby="sharing-codes">
      <h2 id="sharing-codes">{text('screens.byCode.people.title')}</h2>
      {helpers.status === 'failed' ? <NotLoadedNotice found={helpers}>{text('screens.byCode.people.failed')}</NotLoadedNotice> : null}
      {codes.status === 'failed' ? <NotLoadedNotice found={codes}>{text('screens.byCode.people.failed')}</NotLoadedNotice> : null}
      <TaskFailure task={task} />
      {list.length === 0 && open.length === 0 ? <p className="muted">{text('screens.byCode.people.none')}</p> : null}
      <ul className={styles['people']}>
        {stopped === null || list.some(({ uid }) => uid === stopped.helper.uid) ? rows : rows.toSpliced(stopped.at, 0, sayStopped(stopped.helper))}
        <OpenCodes child={child} codes={open} />
      </ul>
      <Modal
        opened={changed !== null}
        onClose={() => setChanged(null)}
        size="lg"
        title={changed === null ? '' : text('screens.byCode.people.changeOf', { name: nameOfMember(changed) })}
        closeLabel={close}
      >
        {changed === null ? null : <ChangeHelper child={child} helper={changed} onDone={() => setChanged(null)} />}
      </Modal>
      <Modal opened={again !== null} onClose={() => setAgain(null)} size="lg" title={text('screens.byCode.title', { alias })} closeLabel={close}>
        {again === null ? null : <GiveCode child={child} code={again} onDone={() => setAgain(null)} />}
      </Modal>
      <Confirm
        isOpen={asked !== null}
        title={text('screens.byCode.people.stopOf', { name, alias })}
        action={text('screens.byCode.people.stop')}
        task={task}
        onConfirm={stop}
        onClose={() => setAsked(null)}
      >
        <p>{text('screens.byCode.people.stopWhy', { name, alias })}</p>
      </Confirm>
    </section>
  )
}

/** Says when someone last opened the page. Expects `notes` newest first. */
function Looked({ notes: [newest] }: { notes: readonly AccessNote[] }) {
  const text = useText()
  return (
    <span className="muted">
      {newest === undefined ? text('screens.access.nobodyLooked') : text('screens.byCode.people.seen', { day: formatDay(newest.at) })}
    </span>
  )
}
