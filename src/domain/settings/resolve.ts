import type { SettingValue } from './ownSettings'
import type { SupportLevel } from '../child/support'
import { settingsFrom, type SettingsSpec } from './ownSettings'
import type { ChildProfile } from '../child/childProfile'
import { defaultDials, type DialName, dialNames, type Dials, buildDials, supportPresets } from '../child/dials'
import { isStrict, stageDialsOf, withinSafety } from '../child/safety'

/** The child's profile as it applied to one session, with the changes that safety made. Replay needs nothing else. */
export interface ResolvedSettings {
  readonly support: SupportLevel
  readonly dials: Dials
  /** Strict mode of clinical-design.md §1.7, 6. */
  readonly strict: boolean
  /** The activity's own settings. */
  readonly activity: Readonly<Record<string, SettingValue>>
}

/** Source of a value, strongest first (clinical-design.md §4.4). */
const sources = ['safety', 'lock', 'plan', 'tweak', 'profile', 'preset', 'default'] as const
export type SettingSource = (typeof sources)[number]

/** An adult's choices for this session, on top of the profile. */
export interface SessionOverrides {
  /** A therapist's plan for this activity. */
  readonly plan?: Partial<Dials>
  /** The adult's change for today. */
  readonly tweak?: Partial<Dials>
  /** Height of the stage (cm), where an adult told the screen's size. */
  readonly heightCm?: number | undefined
}

/** Minimum side of the square that a printed word fills across. */
const LEAST_WORD = 0.36

/** The dials of one child on one occasion, with the source of each, so that a screen can say why. */
export function resolveDials(profile: ChildProfile, occasion: SessionOverrides = {}): { dials: Dials; sources: Readonly<Record<DialName, SettingSource>> } {
  const layers: readonly (readonly [SettingSource, Partial<Dials>])[] = [
    ['lock', profile.locks],
    ['plan', occasion.plan ?? {}],
    ['tweak', occasion.tweak ?? {}],
    ['profile', profile.dials],
    ['preset', supportPresets[profile.support]],
    ['default', defaultDials],
  ]
  const chosen = dialNames.map((name) => {
    const [source, layer] = layers.find(([, candidate]) => candidate[name] !== undefined) ?? ['default', defaultDials]
    return { name, source, value: layer[name] }
  })
  const valueOf = new Map(chosen.map(({ name, value }) => [name, value]))
  const wished = buildDials((name) => valueOf.get(name))
  const dials = withinSafety(legible(wished))
  const sourceOf = Object.fromEntries(chosen.map(({ name, source }) => [name, dials[name] === wished[name] ? source : 'safety'])) as Record<
    DialName,
    SettingSource
  >
  return { dials, sources: sourceOf }
}

/** A printed word needs room: in a small square nobody could read it. */
const legible = (dials: Dials): Dials => (dials.pictureLevel === 'word' ? { ...dials, targetSize: Math.max(dials.targetSize, LEAST_WORD) } : dials)

/** Everything a session is played with, frozen into its header. */
export function resolveSettings(
  profile: ChildProfile,
  spec: SettingsSpec,
  own: Readonly<Record<string, unknown>>,
  occasion: SessionOverrides = {},
): ResolvedSettings {
  return {
    support: profile.support,
    dials: stageDialsOf(resolveDials(profile, occasion).dials, occasion.heightCm),
    strict: isStrict(profile),
    activity: settingsFrom(spec, own),
  }
}
