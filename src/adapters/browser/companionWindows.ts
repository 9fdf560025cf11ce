import { COMPANION_CHANNEL, readCompanionMessage } from '#domain/devices/companion'
import type { Companion } from '#ports/companion'

/** Opens a browser channel, whose messages reach only windows of this site. */
export const openWindows: Companion['openWindows'] = ({ onMessage }) => {
  if (typeof BroadcastChannel === 'undefined') return null
  const channel = new BroadcastChannel(COMPANION_CHANNEL)
  const post = channel.postMessage.bind(channel)
  const line = { say: post, close: () => channel.close() }
  channel.addEventListener('message', ({ data }) => {
    const message = readCompanionMessage(data)
    if (message !== null) onMessage(message, line)
  })
  return line
}
