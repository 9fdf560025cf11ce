import { useEffect, useRef } from 'react'
import { BESIDE_CHANNEL, type BesideAct, type BesideMessage, type BesideNow, readBeside } from '#domain/devices/beside'
import type { StageView } from '#machines/stage/stage.selectors'
import { useStage } from '../actors'

/** The adult's keys on the stage: what is done in the other window is the same, and is timed here. */
const keys: Readonly<Partial<Record<BesideAct, { readonly code: string; readonly type: 'keydown' | 'keyup' }>>> = {
  look: { code: 'KeyL', type: 'keydown' },
  'look-end': { code: 'KeyL', type: 'keyup' },
  helped: { code: 'KeyG', type: 'keydown' },
  wait: { code: 'KeyH', type: 'keydown' },
  next: { code: 'KeyN', type: 'keydown' },
}

const states: Readonly<Partial<Record<StageView, BesideNow['state']>>> = {
  playing: 'playing',
  opening: 'playing',
  turned: 'held',
  held: 'held',
  resting: 'resting',
  finishing: 'over',
  summary: 'over',
}

// A channel is heard by windows of this site alone: it asks for no address.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
export const say = (channel: BroadcastChannel, message: BesideMessage): void => channel.postMessage(message)

/** Lets an adult's other window of this device see what is played, and mark and steer it. Nothing of it is seen by the child. */
export function useBeside(view: StageView, playing: Omit<BesideNow, 'state'>): void {
  const { send } = useStage()
  const state = states[view]
  const { activity, level, alias } = playing
  const now = state === undefined ? null : { activity, level, alias, state }
  const told = JSON.stringify(now)
  const channel = useRef<BroadcastChannel | null>(null)
  const latest = useRef(told)

  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return undefined
    const own = new BroadcastChannel(BESIDE_CHANNEL)
    channel.current = own
    own.addEventListener('message', ({ data }) => {
      const message = readBeside(data)
      if (message?.kind === 'hello') say(own, { kind: 'now', now: JSON.parse(latest.current) as BesideNow | null })
      if (message?.kind !== 'act') return
      const key = keys[message.act]
      if (key !== undefined) {
        window.dispatchEvent(new KeyboardEvent(key.type, { code: key.code, bubbles: true }))
        // What is not held down is let go at once.
        if (message.act !== 'look' && key.type === 'keydown') window.dispatchEvent(new KeyboardEvent('keyup', { code: key.code, bubbles: true }))
        return
      }
      // A rest shows the child a dark stage, and never the adult's sheet.
      if (message.act === 'rest') for (const type of ['STAGE.HOLD', 'STAGE.REST'] as const) send({ type })
      if (message.act === 'go-on') for (const type of ['STAGE.HOLD', 'STAGE.RESUME'] as const) send({ type })
      if (message.act === 'end') send({ type: 'STAGE.END' })
    })
    // A page that is loaded anew or closed is not taken down part by part.
    const leave = () => say(own, { kind: 'now', now: null })
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
      own.close()
      channel.current = null
    }
  }, [send])

  useEffect(() => {
    latest.current = told
    if (channel.current !== null) say(channel.current, { kind: 'now', now: JSON.parse(told) as BesideNow | null })
  }, [told])
}
