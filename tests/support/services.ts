import { fakeFace } from './fakeFace'
import type { Services } from '#app/services/services'
import type { Shell } from '#app/page/shellContext'

/** The services that a test provides, each with only the members that it needs. */
export type GivenServices = { readonly [K in keyof Services]?: Services[K] extends (...args: never) => unknown ? Services[K] : Partial<Services[K]> }

/** Names of members that React, promises and matchers look for on any object. */
const lookedFor = new Set(['then', 'toJSON', 'nodeType', 'tagName', '$$typeof', 'asymmetricMatch', 'constructor', 'hasAttribute'])

/** Returns an object with the members that a test provides. Any other member is taken from `missing`. */
function whole<T extends object>(given: Partial<T>, missing: (name: string) => unknown): T {
  return new Proxy(given as T, {
    get: (target, name): unknown => (name in target || typeof name === 'symbol' || lookedFor.has(name) ? Reflect.get(target, name) : missing(name)),
  })
}

/** Returns a test double with only these members. Using any other member fails with its name. */
export const partialDouble = <T extends object>(name: string, given: Partial<T>): T =>
  whole<T>(given, (member) => {
    throw new Error(`${name}.${member} is not part of this test`)
  })

// A double with its own prototype is complete. It may have private fields, which a proxy cannot reach.
const isLiteral = (value: unknown): value is object => typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Services without the optional parts of a backend, and with the usual guest. */
const usual: Partial<Services> = {
  face: fakeFace(),
  mailPreferences: null,
  erasure: null,
  oversight: null,
  portal: null,
  lostChanges: null,
  makeOwnCode: null,
  ownDevice: null,
  demo: null,
  guestUid: 'guest',
  guestChildId: 'guest_0',
}

/** Returns all services. Only those that a test provides work; any other fails with its name as soon as it is used. */
export function fakeServices(given: GivenServices = {}): Services {
  const parts = Object.entries(given).map(([name, service]) => [name, isLiteral(service) ? partialDouble<object>(name, service) : service])
  return whole<Services>({ ...usual, ...(Object.fromEntries(parts) as Partial<Services>) }, (name) => partialDouble(name, {}))
}

type AppSnapshot = ReturnType<Services['actor']['getSnapshot']>

/** Returns the app's actor with only these children. */
export const fakeActor = (children: { readonly [K in 'auth' | 'subscription' | 'therapist' | 'stage']?: object }): Services['actor'] =>
  partialDouble<Services['actor']>('actor', { getSnapshot: () => ({ children: children as object }) as AppSnapshot })

/** Returns the shell with only these parts. */
export const fakeShell = (given: Partial<Shell>): Shell => partialDouble('shell', given)
