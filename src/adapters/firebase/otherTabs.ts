import type { OtherTabs } from './identity'

/** The tabs that listen under the same name. If a browser cannot reach them, tabs notice a change when they reload. */
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
