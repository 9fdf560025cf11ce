import type { OtherTabs } from './identity'

/** The tabs that listen under the same name. Where a browser cannot reach them, tabs learn of a change when they reload. */
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
