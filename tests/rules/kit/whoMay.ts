import type { RequestSender } from '#adapters/local/rules/accessRequest'
import type { Permission } from '../permissions'
import { labelOf } from '../world'
import type { Ask, Case, Changes } from './case'

/** Returns cases with the same request by many people, each in their own name: those who are allowed, and everybody else. */
export function whoMay(
  name: string,
  given: {
    readonly ask: (me: RequestSender) => Ask
    readonly may: readonly [RequestSender, ...RequestSender[]]
    readonly mayNot: readonly RequestSender[]
    readonly permission?: Permission
    readonly world?: Changes
  },
): readonly Case[] {
  const { ask, may, mayNot, permission, world } = given
  return may.map((who, index) => ({
    name: `${name}, by ${labelOf(who)}`,
    who,
    control: ask(who),
    attacks: index > 0 ? {} : Object.fromEntries(mayNot.map((other) => [`by ${labelOf(other)}`, { who: other, ask: ask(other) }])),
    ...(permission === undefined ? {} : { permission }),
    ...(world === undefined ? {} : { world }),
  }))
}
