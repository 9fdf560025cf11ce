import { type CarriedParts, type ChildProfile, type YesNoUnknown, yesNoUnknown } from '#domain/child/childProfile'
import type { Dials } from '#domain/child/dials'
import { faceScopes } from '#domain/child/faceConsent'
import { supportLevels } from '#domain/child/support'
import { isDialName, readDial } from './dialReader'
import { isMap, parseJson } from './parsing'

/*
 * Reads and writes a child's profile as stored in `profileJson`. A newer version may have written settings, values and fields
 * that are unknown here. They are not used, but `profileText` writes them back unchanged unless somebody changed that value in
 * this version.
 */

type Found = Readonly<Record<string, unknown>>

const KNOWN_FIELDS: readonly string[] = [
  'support',
  'dials',
  'locks',
  'setBy',
  'epilepsy',
  'photosensitive',
  'answered',
  'faceCamera',
] satisfies readonly (keyof ChildProfile)[]

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
const filtered = (found: Found, keeps: (name: string, value: unknown) => boolean): Record<string, unknown> =>
  Object.fromEntries(Object.entries(found).filter(([name, value]) => keeps(name, value)))

/** Separates the settings that this version can read from those that it must write back unchanged. */
function readSome(found: Found): { readonly used: Partial<Dials>; readonly carried: Found } {
  const used: Record<string, unknown> = Object.fromEntries(
    Object.entries(found).flatMap(([name, value]) => (isDialName(name) ? [[name, readDial(name, value)]] : [])),
  )
  return { used, carried: filtered(found, (name, value) => !isDialName(name) || !isSame(used[name], value)) }
}

const answerOf = (found: unknown): YesNoUnknown => yesNoUnknown.find((each) => each === found) ?? 'unknown'
const answers = ['epilepsy', 'photosensitive'] as const

/** Reads the author of the safety answers. The answers themselves are kept even if their author is unreadable. */
function answeredIn({ answered }: Found): Pick<ChildProfile, 'answered'> {
  if (!isMap(answered) || typeof answered['by'] !== 'string' || typeof answered['at'] !== 'number') return {}
  return { answered: { by: answered['by'], at: answered['at'] } }
}

/**
 * Reads the camera consent. The camera stays off if the consent is unreadable, or comes from a newer version and is for other
 * activities.
 */
function faceCameraIn({ faceCamera }: Found): Pick<ChildProfile, 'faceCamera'> {
  if (!isMap(faceCamera)) return {}
  const { by, at } = faceCamera
  const within = faceScopes.find((scope) => scope === faceCamera['within'])
  return typeof by !== 'string' || typeof at !== 'number' || within === undefined ? {} : { faceCamera: { by, at, within } }
}

/** Reads a stored profile of any version; null if the value is not a profile. */
export function readProfile(found: unknown): ChildProfile | null {
  if (!isMap(found)) return null
  const support = supportLevels.find((each) => each === found['support'])
  const { dials = {}, locks = {} } = found
  if (support === undefined || !isMap(dials) || !isMap(locks)) return null
  const [read, locked] = [readSome(dials), readSome(locks)]
  // The value of a setting is kept even if its author is unreadable.
  const setBy = filtered(isMap(found['setBy']) ? found['setBy'] : {}, (_name, by) => typeof by === 'string') as Record<string, string>
  const epilepsy = answerOf(found['epilepsy'])
  const photosensitive = answerOf(found['photosensitive'])
  const carried: CarriedParts = {
    fields: filtered(
      found,
      (name, value) => !KNOWN_FIELDS.includes(name) || (name === 'epilepsy' && value !== epilepsy) || (name === 'photosensitive' && value !== photosensitive),
    ),
    dials: read.carried,
    locks: locked.carried,
    setBy: filtered(setBy, (name) => !isDialName(name)) as Record<string, string>,
  }
  return {
    support,
    dials: read.used,
    locks: locked.used,
    ...('setBy' in found ? { setBy: filtered(setBy, isDialName) as ChildProfile['setBy'] } : {}),
    epilepsy,
    photosensitive,
    ...answeredIn(found),
    ...faceCameraIn(found),
    ...(Object.values(carried).every((part) => Object.keys(part).length === 0) ? {} : { carried }),
  }
}

export const readProfileText = (json: string): ChildProfile | null => readProfile(parseJson(json))

/** Merges settings from a newer version with the current ones. A setting changed here loses its carried value. */
function dialsWith(carried: Found, dials: Partial<Dials>): Found {
  const unchanged = filtered(carried, (name, value) => !isDialName(name) || (dials[name] !== undefined && isSame(dials[name], readDial(name, value))))
  return { ...dials, ...unchanged }
}

/**
 * Returns the profile in its stored form. `before` is the profile that it replaces. Its unknown parts are kept, even if the new
 * profile was created from scratch.
 */
export function profileText({ carried: own, ...profile }: ChildProfile, before?: ChildProfile): string {
  const carried = own ?? before?.carried
  if (carried === undefined) return JSON.stringify(profile)
  const setBy = { ...carried.setBy, ...profile.setBy }
  return JSON.stringify({
    ...profile,
    ...filtered(carried.fields, (name) => !answers.some((answer) => answer === name && profile[answer] !== 'unknown')),
    dials: dialsWith(carried.dials, profile.dials),
    locks: dialsWith(carried.locks, profile.locks),
    ...(Object.keys(setBy).length === 0 && profile.setBy === undefined ? {} : { setBy }),
  })
}
