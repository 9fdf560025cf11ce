import type { OtherTabs } from './identity'

/** Opens a channel to the tabs that listen under the same name. If the browser supports none, other tabs notice a change when they are reloaded. */
export function openOtherTabs(name: string): OtherTabs {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, onTold: () => {}, close: () => {} }
  const channel = new BroadcastChannel(name)
  const post = channel.postMessage.bind(channel)
  return {
    tell: () => post('changed'),
    onTold: (work) => channel.addEventListener('message', work),
    close: () => channel.close(),
  }
}
