import type { Message } from '#domain/people/messages'
import { useNow } from '#app/services/now'
import { useText } from '#text/i18n'
import { formatRecentDay } from '../history/formats'

/** Shows the author and time of a message. */
export function Wrote({ message: { by, name, side, account, at }, uid }: { message: Message; uid: string }) {
  const text = useText()
  const now = useNow()
  const day = formatRecentDay(at, now)
  if (by === uid) return text('screens.messages.youWrote', { day })
  // A person with whom the family shared the child counts as a team of one.
  if (account === by) return name === '' ? text('screens.messages.wroteNameless.helper', { day }) : text('screens.messages.wroteBy', { name, day })
  return name === '' ? text(`screens.messages.wroteNameless.${side}`, { day }) : text(`screens.messages.wrote.${side}`, { name, day })
}
