import { useState } from 'react'
import { loadCatalogue } from '#app/play/loadCatalogue'
import { Link, useLocation } from 'react-router'
import { type Message, messageRequests, openRequest } from '#domain/people/messages'
import type { Child } from '#domain/people/people'
import { useServices } from '#app/services/services'
import { useAsyncAction } from '#app/services/task'
import { useMe } from '#app/services/useMe'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Disclosure } from '#ui/Disclosure'
import { TaskFailure } from '../notice/TaskFailure'
import { UndoButton } from '../notice/Undo'
import { type AnsweredEpilepsy, EpilepsyQuestion } from './EpilepsyQuestion'
import { ExportNews } from '../owndata/ExportNews'
import { useExport } from '../owndata/useExport'
import styles from './messages.module.css'
import type { MessagesState } from './useMessages'
import { ASK_HASH } from './writeHash'

interface Props {
  readonly child: Child
  readonly messages: readonly Message[]
  readonly send: MessagesState['send']
  readonly takeBack: MessagesState['takeBack']
}

/** Shows the team's request, with buttons to agree and to decline. Either answer is sent to the team as a note. */
export function RequestToFamily({ child, messages, send, takeBack }: Props) {
  const { id, alias } = child
  const text = useText()
  const { ownData } = useServices()
  const [answered, setAnswered] = useState<AnsweredEpilepsy | null>(null)
  const { state, save } = useExport()
  const task = useAsyncAction()
  const asked = openRequest(messages)
  if (asked === null)
    return answered === null ? (
      <ExportNews state={state} />
    ) : (
      <UndoAnswer child={child} answered={answered} messages={messages} takeBack={takeBack} onUndone={() => setAnswered(null)} />
    )
  if (asked.request === 'epilepsy') return <EpilepsyQuestion child={child} send={(said) => send(said, asked.account ?? undefined)} onAnswered={setAnswered} />
  const answer = (key: 'saved' | 'no') => task.run(() => send(text(`screens.messages.request.answers.${key}`, { alias }), asked.account ?? undefined))
  const saveFile = async () => {
    const content = await ownData.exportChild(id, await loadCatalogue())
    save(alias, 'zip', () => Promise.resolve(content))
    await send(text('screens.messages.request.answers.saved', { alias }), asked.account ?? undefined)
  }
  return (
    <div className={styles['request']}>
      <b>{text(`screens.messages.request.asked.${asked.request}`, { alias })}</b>
      <p className={`muted ${styles['fine']}`}>{text(`screens.messages.request.why.${asked.request}`, { alias })}</p>
      <TaskFailure task={task} />
      <div className={styles['row']}>
        {asked.request === 'export' ? (
          <Button disabled={task.isBusy} onClick={() => void task.run(saveFile)}>
            {text('screens.messages.request.save')}
          </Button>
        ) : (
          <Link to="/account#data" className="press">
            {text('screens.messages.request.delete')}
          </Link>
        )}
        <Button disabled={task.isBusy} onClick={() => void answer('no')}>
          {text('screens.messages.request.no')}
        </Button>
      </div>
    </div>
  )
}

interface UndoProps extends Pick<Props, 'child' | 'messages' | 'takeBack'> {
  readonly answered: AnsweredEpilepsy
  readonly onUndone: () => void
}

/**
 * Restores the profile's earlier answers and removes the message about the new ones, so the
 * question is open again. This works only while the profile still has the new answers, because
 * undoing must never overwrite an answer given by someone else since.
 */
function UndoAnswer({ child, answered: { before, after, told }, messages, takeBack, onUndone }: UndoProps) {
  const { children } = useServices()
  const me = useMe()
  const task = useAsyncAction()
  const uid = me?.uid ?? ''
  const undo = async () => {
    // Restores the author together with the earlier answers.
    await children.answerSafety(child, { ...before, answered: before.answered }, uid)
    const sent = messages.find((message) => message.by === uid && message.text === told)
    if (sent !== undefined) await takeBack(sent.id)
  }
  const { epilepsy, photosensitive } = child.profile
  if (epilepsy !== after.epilepsy || photosensitive !== after.photosensitive) return null
  return (
    <>
      <TaskFailure task={task} />
      <UndoButton isBusy={task.isBusy} onUndo={() => void task.run(undo, onUndone)} />
    </>
  )
}

/** The team's ready-made requests to a family, with one button each. */
export function RequestsOfTeam({ child: { alias }, ask, onSent }: Pick<Props, 'child'> & Pick<MessagesState, 'ask'> & { readonly onSent: () => void }) {
  const text = useText()
  const task = useAsyncAction()
  const { hash } = useLocation()
  return (
    <Disclosure word={text('screens.messages.request.more')} about={text('screens.messages.request.moreAbout')} isOpenAtFirst={hash === ASK_HASH}>
      <TaskFailure task={task} />
      <div className={styles['row']}>
        {messageRequests.map((request) => (
          <Button
            key={request}
            disabled={task.isBusy}
            onClick={() => void task.run(() => ask(text(`screens.messages.request.notes.${request}`, { alias }), request), onSent)}
          >
            {text(`screens.messages.request.ask.${request}`)}
          </Button>
        ))}
      </div>
    </Disclosure>
  )
}
