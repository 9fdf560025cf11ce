import { useSyncExternalStore } from 'react'
import { gateAfter, type GateEvent, type GateState, isGateShut } from '#domain/devices/gate'
import { useDevice } from '../page/deviceSettings'
import { watchClock } from '../services/now'

// The gate's state for the whole page. It lasts as long as the tab and is not stored.
let state: GateState = null
const listeners = new Set<() => void>()

function tell(event: GateEvent): void {
  state = gateAfter(state, event)
  for (const listener of listeners) listener()
}

function watch(onChange: () => void): () => void {
  if (listeners.size === 0) {
    for (const press of ['pointerdown', 'keydown']) addEventListener(press, noteUse, true)
    document.addEventListener('visibilitychange', noteHidden)
  }
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

// Records a use only after someone has passed, because otherwise nothing needs to stay open.
const noteUse = () => {
  if (state !== null) tell({ type: 'used', at: Date.now() })
}
const noteHidden = () => {
  if (document.visibilityState === 'hidden') tell({ type: 'handed-over' })
}

function watchWithClock(onChange: () => void): () => void {
  const stops = [watch(onChange), watchClock(onChange)]
  return () => stops.forEach((stop) => stop())
}

/** Shuts the gate when the tablet goes to the child. The next adult is asked again. */
export const handOver = (): void => tell({ type: 'handed-over' })

/** Returns whether an adult must be confirmed first, and the function that confirms one. */
export function useGate(): { readonly isShut: boolean; pass(): void } {
  const { choices } = useDevice()
  const isShut = useSyncExternalStore(watchWithClock, () => isGateShut(choices.gate, state, Date.now()))
  return { isShut, pass: () => tell({ type: 'passed', at: Date.now() }) }
}
