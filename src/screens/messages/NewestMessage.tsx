import { Link } from 'react-router'
import { newestFrom } from '#domain/people/messages'
import type { Child } from '#domain/people/people'
import { useText } from '#text/i18n'
import styles from './messages.module.css'
import { useMessages } from './useMessages'
import { Wrote } from './Wrote'

/** Shows the family's newest message to the team, with a link to all messages. Renders nothing for people who may not read messages. */
export function NewestMessage({ child }: { child: Child }) {
  const text = useText()
  const state = useMessages(child)
  if (state === null || state.found.status === 'loading') return null
  const newest = state.found.status === 'ready' ? newestFrom(state.found.value.messages, 'family') : null
  return (
    <section className={styles['notes']} aria-labelledby="notes-title">
      <h2 id="notes-title" className="small-heading">
        {newest === null ? text('screens.messages.titleTeam', { alias: child.alias }) : <Wrote message={newest} uid={state.uid} />}
      </h2>
      {newest === null ? null : (
        <p dir="auto" className={styles['newest']}>
          {newest.text}
        </p>
      )}
      <Link className="press" to="/messages">
        {text('screens.messages.open')}
      </Link>
    </section>
  )
}
