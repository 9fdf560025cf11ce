import { type Instant, isWithinLast, MINUTE_MS } from '../time'
import { latinDigits } from '../typed'

/** Time (ms) for which an adult must press the button before the adult check asks its question. */
export const GATE_HOLD_MS = 2000
/** Time (ms) without a touch or a key after which the gate closes by itself. */
export const GATE_IDLE_MS = 10 * MINUTE_MS
/** Number of wrong answers after which the adult must press the button again. */
export const GATE_TRIES = 3

/** Whether an address leads away from the product at `origin`: to another site, an e-mail or a phone call. */
export function leadsOut(address: string, origin: string): boolean {
  if (!URL.canParse(address, origin)) return false
  const { protocol, origin: other } = new URL(address, origin)
  return protocol === 'http:' || protocol === 'https:' ? other !== origin : protocol !== 'blob:' && protocol !== 'data:'
}

/** This device's settings for the gate. */
export interface GateChoice {
  readonly isOff: boolean
  /** Whether a child has played on this device. */
  readonly wasPlayed: boolean
}

/** Time at which the person who passed the gate last acted; null until somebody passes it. */
export type GateState = { readonly usedAt: Instant } | null

export type GateEvent =
  | { readonly type: 'passed' | 'used'; readonly at: Instant }
  /** The child's stage was opened or the page was hidden, so the next person may be somebody else. */
  | { readonly type: 'handed-over' }

export function gateAfter(state: GateState, event: GateEvent): GateState {
  if (event.type === 'handed-over') return null
  if (event.type === 'passed') return { usedAt: event.at }
  return isPassed(state, event.at) ? { usedAt: event.at } : null
}

const isPassed = (state: GateState, now: Instant): state is NonNullable<GateState> => state !== null && isWithinLast(GATE_IDLE_MS, state.usedAt, now)

/**
 * Whether an adult must be confirmed first. Only needed on a device on which a child has played: somebody who has just signed up
 * is alone with the tablet and should reach the first light without a check.
 */
export const isGateShut = ({ isOff, wasPlayed }: GateChoice, state: GateState, now: Instant): boolean => !isOff && wasPlayed && !isPassed(state, now)

/** A sum that an adult can do in their head but a young child cannot. */
export interface GateSum {
  readonly one: number
  readonly other: number
}

/** Makes a sum whose result has two digits and needs a carry. `random` returns numbers from 0 up to 1. */
export function drawSum(random: () => number): GateSum {
  const within = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  return { one: within(1, 7) * 10 + within(6, 9), other: within(5, 9) }
}

/** Whether the answer is right, ignoring spaces around it. */
export const isRightSum = ({ one, other }: GateSum, typed: string): boolean => latinDigits(typed).trim() === String(one + other)

/** Whether the typed text can be a PIN: four to eight digits. */
export const isPin = (typed: string): boolean => /^\d{4,8}$/.test(latinDigits(typed))
