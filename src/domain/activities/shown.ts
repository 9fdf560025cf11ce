import { ruleFor } from '../access/rules'
import { type ChildProfile, newProfile } from '../child/childProfile'
import type { DialSpec } from '../child/dialKinds'
import { defaultDials, type Dials, dialSpecs } from '../child/dials'
import { type SupportLevel, supportLevels } from '../child/support'
import { resolveDials } from '../settings/resolve'
import { type Manifest, playLevels } from './manifest'

/** Child id for play from a shared link. Such play belongs to no child and is not stored. */
export const SHOWN_CHILD_ID = 'shown'

/** One activity with one set-up, as shared by a link. It contains nothing about a child. */
export interface Shown {
  readonly activity: string
  readonly category: string | null
  readonly level: string
  readonly support: SupportLevel
  readonly dials: Partial<Dials>
  readonly own: Readonly<Record<string, unknown>>
}

/** Names of settings that refer to a family's own material. */
const OF_A_CHILD: readonly string[] = ['texts', 'decks', 'words', 'today']

/**
 * Whether anyone may open this activity by link. Excludes activities that need a subscription or staff, and those hidden from a
 * child whose light sensitivity is unknown.
 */
export function isShowable(manifest: Pick<Manifest, 'access' | 'levels' | 'hiddenWhenStrict'>, category: string | null, level: string): boolean {
  const rule = ruleFor(manifest.access, category)
  return (rule === 'public' || rule === 'signed-in') && manifest.hiddenWhenStrict !== true && playLevels(manifest).some(({ id }) => id === level)
}

/** Returns only the profile settings that differ from the preset of this support level, so the link's QR code stays easy to scan. */
export function shownDials(support: SupportLevel, dials: Dials): Partial<Dials> {
  const { dials: usual } = resolveDials({ ...newProfile, support })
  const own = Object.entries(dials).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name as keyof Dials]))
  return Object.fromEntries(own) as Partial<Dials>
}

/** Returns those of the activity's own settings that a link may contain. */
export const shownSettings = (spec: Manifest['settings'], own: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(own).filter(([name]) => spec[name] !== undefined && !OF_A_CHILD.includes(spec[name].kind)))

/** Encodes the set-up for the hash of the address, which is never sent to a server. */
export const encodeShown = ({ activity, category, level, support, dials, own }: Shown): string =>
  encoded(JSON.stringify({ v: 1, a: activity, c: category, l: level, s: support, d: dials, o: own }))

/** Decodes a link. Returns null if the link is damaged or its activity is not open to everyone. Drops impossible values. */
export function decodeShown(code: string, catalogue: readonly Manifest[]): { readonly shown: Shown; readonly manifest: Manifest } | null {
  const found = decoded(code)
  if (found === null || found['v'] !== 1) return null
  const manifest = catalogue.find(({ id }) => id === found['a'])
  const category = typeof found['c'] === 'string' ? found['c'] : null
  const level = typeof found['l'] === 'string' ? found['l'] : ''
  if (manifest === undefined || !isShowable(manifest, category, level) || !hasCategory(manifest, category)) return null
  const support = supportLevels.find((each) => each === found['s']) ?? newProfile.support
  const own = isRecord(found['o']) ? shownSettings(manifest.settings, found['o']) : {}
  const shown = { activity: manifest.id, category, level, support, dials: dialsFrom(found['d']), own }
  return { shown, manifest }
}

/** Returns the profile for a shared link: the link's set-up, with strict light as for any unknown child. */
export const shownProfile = ({ support, dials }: Shown): ChildProfile => ({ ...newProfile, support, dials })

const hasCategory = ({ categories }: Manifest, category: string | null): boolean =>
  categories === undefined ? category === null : (categories as readonly (string | null)[]).includes(category)

/** Reads every valid setting. Invalid ones keep their default. */
function dialsFrom(found: unknown): Partial<Dials> {
  if (!isRecord(found)) return {}
  const valid = Object.entries(found).filter(([name, value]) => {
    const spec = (dialSpecs as Readonly<Record<string, DialSpec>>)[name]
    switch (spec?.kind) {
      case 'choice':
        return spec.options.includes(value as string)
      case 'switch':
        return typeof value === 'boolean'
      case 'steps':
        return spec.stops.includes(value as number | null)
      case 'zones':
        return isRecord(value) && Object.keys(defaultDials.zones).every((zone) => [0, 1, 2, 3].includes(value[zone] as number))
      case undefined:
        return false
    }
  })
  return Object.fromEntries(valid) as Partial<Dials>
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value)

function encoded(text: string): string {
  const letters = [...new TextEncoder().encode(text)].map((byte) => String.fromCodePoint(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Maximum length of a code (characters). Longer codes did not come from this app. */
const MOST_LETTERS = 4000

function decoded(code: string): Readonly<Record<string, unknown>> | null {
  if (code.length > MOST_LETTERS) return null
  try {
    const letters = atob(code.replaceAll('-', '+').replaceAll('_', '/'))
    const found: unknown = JSON.parse(new TextDecoder().decode(Uint8Array.from(letters, (letter) => letter.codePointAt(0) ?? 0)))
    return isRecord(found) ? found : null
  } catch {
    return null
  }
}
