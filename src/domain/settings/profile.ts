import type { ChildProfile } from '../child/childProfile'
import { defaultDials, type DialName, type Dials, supportPresets } from '../child/dials'
import type { SupportLevel } from '../child/support'
import type { ColourName } from '../child/palette'
import { resolveDials } from './resolve'

/** Returns the value that a support level's preset has for a dial. */
export const presetOf = <Name extends DialName>(support: SupportLevel, name: Name): Dials[Name] => ({ ...defaultDials, ...supportPresets[support] })[name]

/** Returns a second colour that differs from the chosen one. */
export const partnerOf = (colour: ColourName): ColourName => (colour === 'cyan' || colour === 'blue' ? 'yellow' : 'cyan')

/**
 * Returns the profile with one dial set. A value equal to the preset is not stored, so the preset follows a later change of
 * support level.
 */
export function withDial<Name extends DialName>(profile: ChildProfile, name: Name, value: Dials[Name]): ChildProfile {
  const { [name]: _before, ...others } = profile.dials
  const isPreset = JSON.stringify(presetOf(profile.support, name)) === JSON.stringify(value)
  const changed: ChildProfile = { ...profile, dials: isPreset ? others : { ...others, [name]: value } }
  if (name !== 'colour') return changed
  // Two things that must differ never have the same colour.
  const { colour, secondColour } = resolveDials(changed).dials
  return colour === secondColour ? { ...changed, dials: { ...changed.dials, secondColour: partnerOf(colour) } } : changed
}

/** Returns the profile with one setting reset to the value of the support level. */
export function withoutDial(profile: ChildProfile, name: DialName): ChildProfile {
  const { [name]: _before, ...dials } = profile.dials
  return { ...profile, dials }
}

/**
 * Undoes a change from `before` to `after`. Each dial that the change set, and that still has that value, gets its earlier value
 * back. Later changes stay.
 */
export function takeBack(profile: ChildProfile, { before, after }: { readonly before: ChildProfile; readonly after: ChildProfile }): ChildProfile {
  const isSame = (one: ChildProfile, other: ChildProfile, name: DialName) => JSON.stringify(one.dials[name]) === JSON.stringify(other.dials[name])
  const names = [...new Set([...Object.keys(before.dials), ...Object.keys(after.dials)])] as DialName[]
  const undone = names.filter((name) => !isSame(before, after, name) && isSame(profile, after, name))
  const kept = Object.entries(profile.dials).filter(([name]) => !undone.includes(name as DialName))
  const earlier = Object.entries(before.dials).filter(([name]) => undone.includes(name as DialName))
  return { ...profile, dials: Object.fromEntries([...kept, ...earlier]) }
}

/**
 * Returns the changed profile with the uid of the person who made the change at each dial that differs. A dial that is back at
 * its preset has no uid.
 */
export function signedBy(by: string, before: ChildProfile, changed: ChildProfile): ChildProfile {
  const valueOf = ({ dials, locks }: ChildProfile, name: DialName) => JSON.stringify([dials[name], locks[name]])
  const set = [...new Set([...Object.keys(changed.dials), ...Object.keys(changed.locks)])] as DialName[]
  const setBy = Object.fromEntries(
    set.flatMap((name) => {
      const who = valueOf(before, name) === valueOf(changed, name) ? changed.setBy?.[name] : by
      return who === undefined ? [] : [[name, who]]
    }),
  )
  return { ...changed, setBy }
}

/** Whether two profiles have the same content, in whatever order it is written. */
export function isSameProfile(one: ChildProfile, other: ChildProfile): boolean {
  const inOrder = (_key: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder)
}
