import { BESIDE_CHANNEL, readBeside } from '#domain/devices/beside'
import type { Beside } from '#ports/beside'

/** Speaks over a channel of the browser, which is heard by windows of this site alone. */
export const openWindows: Beside['openWindows'] = ({ onMessage }) => {
  if (typeof BroadcastChannel === 'undefined') return null
  const channel = new BroadcastChannel(BESIDE_CHANNEL)
  const post = channel.postMessage.bind(channel)
  const line = { say: post, close: () => channel.close() }
  channel.addEventListener('message', ({ data }) => {
    const message = readBeside(data)
    if (message !== null) onMessage(message, line)
  })
  return line
}
