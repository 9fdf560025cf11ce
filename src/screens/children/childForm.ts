import type { AccessMethod, ChildProfile, SupportLevel, YesNoUnknown } from '#domain/child/dials'
import { colourNames, type ColourName } from '#domain/child/palette'
import { newProfile } from '#domain/child/presets'
import type { Child } from '#domain/people/people'

/** The form as it is being filled. `colour` is empty while nobody knows. */
export interface ChildFields {
  alias: string
  birthMonth: string
  support: SupportLevel
  colour: ColourName | ''
  accessMethod: AccessMethod
  epilepsy: YesNoUnknown
  photosensitive: YesNoUnknown
}

/** What the store takes. */
export interface ChildWish {
  readonly alias: string
  readonly birthMonth: string | null
  readonly profile: ChildProfile
}

export const MAX_ALIAS = 40

export function fieldsOf(child: Child | null): ChildFields {
  const { support, dials, epilepsy, photosensitive } = child?.profile ?? newProfile
  return { alias: child?.alias ?? '', birthMonth: child?.birthMonth ?? '', support, colour: dials.colour ?? '', accessMethod: dials.accessMethod ?? 'touch', epilepsy, photosensitive }
}

/** The child as the form says, with everything kept that the form does not ask about. */
export function wishOf(fields: ChildFields, child: Child | null): ChildWish {
  const { profile } = child ?? { profile: newProfile }
  const { colour: _colour, secondColour: _second, ...dials } = profile.dials
  const { colour } = fields
  const kept = colour !== '' && colour === profile.dials.colour ? profile.dials : colour === '' ? dials : { ...dials, colour, secondColour: partnerOf(colour) }
  return {
    alias: fields.alias.trim(),
    birthMonth: fields.birthMonth.trim() === '' ? null : fields.birthMonth.trim(),
    profile: { ...profile, support: fields.support, dials: withAccess(kept, fields.accessMethod), epilepsy: fields.epilepsy, photosensitive: fields.photosensitive },
  }
}

/** Touch is what holds for every child until somebody says otherwise, so it is not written down. */
function withAccess({ accessMethod: _before, ...dials }: ChildProfile['dials'], accessMethod: AccessMethod): ChildProfile['dials'] {
  return accessMethod === 'touch' ? dials : { ...dials, accessMethod }
}

/** A second colour that differs from the chosen one. */
export const partnerOf = (colour: ColourName): ColourName => (colour === 'cyan' ? 'yellow' : colour === 'blue' ? 'yellow' : 'cyan')

export type FieldProblem = 'noAlias' | 'longAlias' | 'badMonth'

export function aliasProblem(alias: string): FieldProblem | null {
  const { length } = alias.trim()
  if (length === 0) return 'noAlias'
  return length > MAX_ALIAS ? 'longAlias' : null
}

export const monthProblem = (month: string): FieldProblem | null =>
  month.trim() === '' || /^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(month.trim()) ? null : 'badMonth'

export const colourChoices: readonly (ColourName | '')[] = ['', ...colourNames]
