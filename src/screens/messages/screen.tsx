import { useEffect } from 'react'
import { Link } from 'react-router'
import { type Message, openRequest } from '#domain/people/messages'
import type { Child } from '#domain/people/people'
import { readKey } from '#ports/deviceSettings'
import { useDevice } from '#app/page/deviceSettings'
import { useText } from '#text/i18n'
import { Skeleton } from '#ui/Skeleton'
import { OfActiveChild } from '../children/OfActiveChild'
import { NotLoadedNotice } from '../notice/NotLoaded'
import { Conversation } from './Conversation'
import styles from './messages.module.css'
import { type MessagesState, useMessages } from './useMessages'

/** Messages between family and team about a child. */
export default function MessagesScreen() {
  return <OfActiveChild page={MessagesOf} />
}

function MessagesOf({ child }: { child: Child }) {
  const text = useText()
  const state = useMessages(child)
  if (state === null || (!state.hasOther && state.found.status === 'ready' && state.found.value.messages.length === 0))
    return (
      <div className={styles['inbox']}>
        <h1>{text('screens.messages.inbox.none')}</h1>
        <p>{text('screens.messages.inbox.nobody', { alias: child.alias })}</p>
        <Link to="/sharing" className="press">
          {text('screens.messages.inbox.toSharing')}
        </Link>
      </div>
    )
  if (state.found.status === 'loading') return <Skeleton layout="rows" label={text('screens.messages.title')} />
  if (state.found.status === 'failed') return <NotLoadedNotice found={state.found}>{text('screens.messages.failed')}</NotLoadedNotice>
  return <Inbox child={child} state={state} messages={state.found.value.messages} unreadable={state.found.value.unreadable} />
}

interface Props {
  readonly child: Child
  readonly state: MessagesState
  /** The messages, newest first. */
  readonly messages: readonly Message[]
  readonly unreadable: number
}

function Inbox({ child, state, messages, unreadable }: Props) {
  const text = useText()
  const { choices, change } = useDevice()
  const key = readKey(state.uid, child.id)
  const newest = messages[0]?.at ?? 0
  const isRead = newest <= (choices.messagesRead[key] ?? 0)
  useEffect(() => {
    if (!isRead) change({ messagesRead: { ...choices.messagesRead, [key]: newest } })
  }, [isRead, change, choices.messagesRead, key, newest])
  return (
    <div className={styles['inbox']}>
      <h1>{headingOf(text, child, state, messages)}</h1>
      {messages.length === 0 ? <p className="muted">{text('screens.messages.inbox.noneWhy')}</p> : null}
      <Conversation child={child} state={state} messages={messages} />
      {unreadable === 0 ? null : <p className={`muted ${styles['fine']}`}>{text('screens.messages.unreadable', { count: unreadable })}</p>}
    </div>
  )
}

function headingOf(text: ReturnType<typeof useText>, { alias }: Child, { side }: MessagesState, messages: readonly Message[]): string {
  if (messages.length === 0) return text('screens.messages.inbox.none')
  const asked = side === 'family' ? openRequest(messages) : null
  if (asked === null) return text('screens.messages.inbox.title', { alias })
  return asked.name === '' ? text('screens.messages.inbox.asksNameless') : text('screens.messages.inbox.asks', { name: asked.name })
}
