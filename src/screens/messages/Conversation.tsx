import { useState } from 'react'
import { useLocation } from 'react-router'
import type { Message } from '#domain/people/messages'
import type { Child } from '#domain/people/people'
import { readKey } from '#ports/deviceSettings'
import { useDevice } from '#app/page/deviceSettings'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { MessageForm } from './MessageForm'
import styles from './messages.module.css'
import { RequestsOfTeam, RequestToFamily } from './Requests'
import { TakeBack } from './TakeBack'
import type { MessagesState } from './useMessages'
import { useNoteDraft } from './useNoteDraft'
import { WRITE_HASH } from './writeHash'
import { Wrote } from './Wrote'

const sentences = { family: ['family.played', 'family.tired', 'family.call'], team: ['team.wait', 'team.well', 'team.plan'] } as const

interface Props {
  readonly child: Child
  readonly state: MessagesState
  /** The messages, newest first. */
  readonly messages: readonly Message[]
}

/** Shows all messages, oldest first, with the new ones below a line, and the field with its ready-made sentences. */
export function Conversation({ child, state, messages }: Props) {
  const text = useText()
  const { side, uid } = state
  const draft = useNoteDraft(uid, child.id)
  const [isSent, setSent] = useState(false)
  // The line is fixed when the page opens, so messages that are read meanwhile stay below it.
  const { choices } = useDevice()
  const [readAt] = useState(choices.messagesRead[readKey(uid, child.id)] ?? 0)
  const shown = messages.toReversed()
  const lastOwn = Math.max(readAt, ...shown.flatMap(({ at, by }) => (by === uid ? [at] : [])))
  const firstNew = shown.find(({ at, by }) => at > lastOwn && by !== uid)?.id
  const alias = child.alias
  const isAskedToWrite = useLocation().hash === WRITE_HASH
  return (
    <>
      <ol className={styles['notesList']}>
        {shown.map((message) => (
          <li key={message.id}>
            {message.id === firstNew ? <p className={styles['new']}>{text('screens.messages.inbox.new')}</p> : null}
            <b>
              <Wrote message={message} uid={uid} />
            </b>
            <p dir="auto">{message.text}</p>
            {message.by === uid ? <TakeBack message={message} takeBack={state.takeBack} /> : null}
          </li>
        ))}
      </ol>
      {side === 'family' ? (
        <RequestToFamily child={child} messages={messages} send={state.send} takeBack={state.takeBack} />
      ) : state.voice === 'team' ? (
        <RequestsOfTeam child={child} ask={state.ask} onSent={() => setSent(true)} />
      ) : null}
      {state.hasOther ? (
        <>
          <div className={styles['row']} role="group" aria-label={text('screens.messages.inbox.ready')}>
            {sentences[state.voice].map((name) => {
              const said = text(`screens.messages.inbox.sentences.${name}`, { alias })
              return (
                <Button key={name} className={styles['ready']} onClick={() => draft.write(draft.note === '' ? said : `${draft.note} ${said}`)}>
                  {said}
                </Button>
              )
            })}
          </div>
          <MessageForm
            alias={alias}
            side={side}
            readers={state.readers}
            draft={draft}
            takesFocus={isAskedToWrite}
            teams={state.teams}
            send={state.send}
            onSent={() => setSent(true)}
            onLeave={() => draft.write('')}
          />
        </>
      ) : null}
      <span role="status" className={`muted ${styles['fine']}`}>
        {isSent ? text('screens.messages.sent') : ''}
      </span>
    </>
  )
}
