import { useEffect, useRef } from 'react'
import type { CompanionAction, CompanionMessage, CompanionState } from '#domain/devices/companion'
import type { StageView } from '#machines/stage/stage.selectors'
import type { CompanionLine } from '#ports/companion'
import { useStage } from '../../services/actors'
import { useServices } from '../../services/services'

/** A look that is not repeated within this time (ms) is over. */
const LOOK_LASTS_MS = 10_000

/** The adult's keys on the stage: actions in the other window are the same, and are timed here. */
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
 * Lets an adult's other window on this device watch, mark and steer play; with `joinedId`, also another device that knows this child. The child sees none of
 * this.
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
    // A held mark is repeated: if it stops, the window has gone, and everything after it would count as looking.
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
        // An action that is not held is released at once.
        if (message.act !== 'look' && key.type === 'keydown') window.dispatchEvent(new KeyboardEvent('keyup', { code: key.code, bubbles: true }))
        return
      }
      // A rest shows the child a dark stage, and never the pause menu.
      if (message.act === 'rest') for (const type of ['STAGE.HOLD', 'STAGE.REST'] as const) send({ type })
      if (message.act === 'go-on') for (const type of ['STAGE.HOLD', 'STAGE.RESUME'] as const) send({ type })
      if (message.act === 'end') send({ type: 'STAGE.END' })
    }
    const end = { side: 'child', onMessage } as const
    const own = [beside.openWindows(end), joinedId === null ? null : beside.openDevices(end, joinedId)].filter((line) => line !== null)
    lines.current = own
    sayAll(own, latest.current)
    // Reloading or closing a page does not unmount its parts.
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
