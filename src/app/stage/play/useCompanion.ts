import { useEffect, useRef } from 'react'
import type { CompanionAction, CompanionMessage, CompanionState } from '#domain/devices/companion'
import type { StageView } from '#machines/stage/stage.selectors'
import type { CompanionLine } from '#ports/companion'
import { useStage } from '../../services/actors'
import { useServices } from '../../services/services'

/** Time (ms) after which a look is over if its mark is not repeated. */
const LOOK_LASTS_MS = 10_000

/** The adult's keys on the stage, for the actions in the other window. The time of an action is taken here. */
const keys: Readonly<Partial<Record<CompanionAction, { readonly code: string; readonly type: 'keydown' | 'keyup' }>>> = {
  look: { code: 'KeyL', type: 'keydown' },
  'look-end': { code: 'KeyL', type: 'keyup' },
  helped: { code: 'KeyG', type: 'keydown' },
  wait: { code: 'KeyH', type: 'keydown' },
  next: { code: 'KeyN', type: 'keydown' },
}

const states: Readonly<Partial<Record<StageView, CompanionState['state']>>> = {
  playing: 'playing',
  opening: 'playing',
  turned: 'held',
  away: 'held',
  held: 'held',
  resting: 'resting',
  finishing: 'over',
  summary: 'over',
}

/**
 * Lets an adult's other window on this device watch, mark and steer play. With `joinedId`, another
 * device that knows this child can do so too. The child sees none of this.
 */
export function useCompanion(view: StageView, playing: Omit<CompanionState, 'state'>, joinedId: string | null): void {
  const { send } = useStage()
  const { beside } = useServices()
  const state = states[view]
  const { activity, level, alias } = playing
  const told = JSON.stringify(state === undefined ? null : { activity, level, alias, state })
  const lines = useRef<readonly CompanionLine[]>([])
  const latest = useRef(told)

  useEffect(() => {
    // Releases a held mark that is no longer repeated. Its window has closed, and otherwise everything after it would count as looking.
    let held: ReturnType<typeof setTimeout> | undefined
    const letGo = () => window.dispatchEvent(new KeyboardEvent('keyup', { code: 'KeyL', bubbles: true }))
    const onMessage = (message: CompanionMessage, line: CompanionLine) => {
      if (message.kind === 'hello') return line.say({ kind: 'now', now: JSON.parse(latest.current) as CompanionState | null })
      if (message.kind !== 'act') return
      if (message.act === 'look' || message.act === 'look-end') clearTimeout(held)
      if (message.act === 'look') held = setTimeout(letGo, LOOK_LASTS_MS)
      const key = keys[message.act]
      if (key !== undefined) {
        window.dispatchEvent(new KeyboardEvent(key.type, { code: key.code, bubbles: true }))
        // Releases immediately an action that is not held.
        if (message.act !== 'look' && key.type === 'keydown') window.dispatchEvent(new KeyboardEvent('keyup', { code: key.code, bubbles: true }))
        return
      }
      // During a rest, the child sees a dark stage and never the pause menu.
      if (message.act === 'rest') for (const type of ['STAGE.HOLD', 'STAGE.REST'] as const) send({ type })
      if (message.act === 'go-on') for (const type of ['STAGE.HOLD', 'STAGE.RESUME'] as const) send({ type })
      if (message.act === 'end') send({ type: 'STAGE.END' })
    }
    const end = { side: 'child', onMessage } as const
    const own = [beside.openWindows(end), joinedId === null ? null : beside.openDevices(end, joinedId)].filter((line) => line !== null)
    lines.current = own
    sayAll(own, latest.current)
    // Listens for `pagehide`, because reloading or closing a page does not unmount its components.
    const leave = () => sayAll(own, 'null')
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      clearTimeout(held)
      letGo()
      leave()
      for (const line of own) line.close()
      lines.current = []
    }
  }, [send, beside, joinedId])

  useEffect(() => {
    if (latest.current === told) return
    latest.current = told
    sayAll(lines.current, told)
  }, [told])
}

const sayAll = (lines: readonly CompanionLine[], told: string): void => {
  for (const line of lines) line.say({ kind: 'now', now: JSON.parse(told) as CompanionState | null })
}
