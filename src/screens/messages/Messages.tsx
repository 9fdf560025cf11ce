import { useState } from 'react'
import { newestFrom } from '#domain/people/messages'
import type { Child } from '#domain/people/people'
import { useText } from '#text/i18n'
import { Disclosure } from '#ui/Disclosure'
import { LinkButton } from '#ui/LinkButton'
import { NotLoadedNotice } from '../notice/NotLoaded'
import { MessageForm } from './MessageForm'
import styles from './messages.module.css'
import { RequestsOfTeam, RequestToFamily } from './Requests'
import { TakeBack } from './TakeBack'
import { type MessagesState, useMessages } from './useMessages'
import { useNoteDraft } from './useNoteDraft'
import { Wrote } from './Wrote'

/** Shows the other side's newest note, with a button to answer it and a link to all notes. Renders nothing if nobody could read a note. */
export function MessageList({ child }: { child: Child }) {
  const state = useMessages(child)
  if (state === null || (!state.hasOther && state.found.status === 'ready' && state.found.value.messages.length === 0)) return null
  return <Notes key={child.id} state={state} child={child} />
}

function Notes({ state, child }: { state: MessagesState; child: Child }) {
  const text = useText()
  const { found, side, hasOther } = state
  const draft = useNoteDraft(state.uid, child.id)
  // Restores a note that was started before a reload, without scrolling to it.
  const [open, setOpen] = useState<'note' | 'begun' | null>(draft.note === '' ? null : 'begun')
  const [isSent, setSent] = useState(false)
  const close = () => setOpen(null)
  if (found.status === 'loading') return null
  if (found.status === 'failed')
    return (
      <div className={styles['notes']}>
        <NotLoadedNotice found={found}>{text('screens.messages.failed')}</NotLoadedNotice>
      </div>
    )
  const { messages, unreadable } = found.value
  const newest = newestFrom(messages, side === 'family' ? 'team' : 'family')
  const begin = () => {
    setSent(false)
    setOpen('note')
  }
  return (
    <section className={styles['notes']} aria-labelledby="notes-title">
      <h2 id="notes-title" className="small-heading">
        {newest === null ? (
          text(side === 'team' ? 'screens.messages.titleTeam' : 'screens.messages.title', { alias: child.alias })
        ) : (
          <Wrote message={newest} uid={state.uid} />
        )}
      </h2>
      {newest === null ? null : (
        <p dir="auto" className={styles['newest']}>
          {newest.text}
        </p>
      )}
      {open !== null && hasOther ? (
        <MessageForm
          alias={child.alias}
          side={side}
          readers={state.readers}
          draft={draft}
          takesFocus={open !== 'begun'}
          teams={state.teams}
          send={state.send}
          onSent={() => {
            close()
            setSent(true)
          }}
          onLeave={() => {
            draft.write('')
            close()
          }}
        />
      ) : hasOther ? (
        <LinkButton onClick={begin}>{text(newest === null ? 'screens.messages.write' : 'screens.messages.answer')}</LinkButton>
      ) : null}
      {side === 'family' ? (
        <RequestToFamily child={child} messages={messages} send={state.send} takeBack={state.takeBack} />
      ) : state.voice === 'team' ? (
        <RequestsOfTeam child={child} ask={state.ask} onSent={() => setSent(true)} />
      ) : null}
      <span role="status" className={`muted ${styles['fine']}`}>
        {isSent ? text('screens.messages.sent') : ''}
      </span>
      {messages.length === 0 ? null : (
        <Disclosure word={text('screens.messages.all')} about={text('screens.messages.allCount', { count: messages.length })}>
          <ol className={styles['list']}>
            {messages.map((message) => (
              <li key={message.id}>
                <b>
                  <Wrote message={message} uid={state.uid} />
                </b>
                <p dir="auto">{message.text}</p>
                {message.by === state.uid ? <TakeBack message={message} takeBack={state.takeBack} /> : null}
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
      {unreadable === 0 ? null : <p className={`muted ${styles['fine']}`}>{text('screens.messages.unreadable', { count: unreadable })}</p>}
    </section>
  )
}
