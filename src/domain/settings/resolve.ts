import type { SettingValue } from './ownSettings'
import type { SupportLevel } from '../child/support'
import { settingsFrom, type SettingsSpec } from './ownSettings'
import type { ChildProfile } from '../child/childProfile'
import { defaultDials, type DialName, dialNames, type Dials, buildDials, supportPresets } from '../child/dials'
import { isStrict, stageDialsOf, withinSafety } from '../child/safety'

/** The child's profile as applied to one session, including changes made by the safety limits. A replay needs nothing else. */
export interface ResolvedSettings {
  readonly support: SupportLevel
  readonly dials: Dials
  /** Whether strict mode applies (clinical-design.md §1.7, 6). */
  readonly strict: boolean
  /** The activity's own settings. */
  readonly activity: Readonly<Record<string, SettingValue>>
}

/** Sources of a value, from highest to lowest precedence (clinical-design.md §4.4). */
const sources = ['safety', 'lock', 'plan', 'tweak', 'profile', 'preset', 'default'] as const
export type SettingSource = (typeof sources)[number]

/** An adult's choices for this session, which override the profile. */
export interface SessionOverrides {
  /** A therapist's plan for this activity. */
  readonly plan?: Partial<Dials>
  /** The adult's change for today. */
  readonly tweak?: Partial<Dials>
  /** Height of the stage (cm), if an adult entered the screen's size. */
  readonly heightCm?: number | undefined
}

/** Minimum side (stage heights) of the square whose width a printed word fills. */
const LEAST_WORD = 0.36

/** Returns the dials of one child on one occasion, with the source of each, so that a screen can explain the value. */
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

/** Enlarges the target for a printed word, which would be unreadable in a small square. */
const legible = (dials: Dials): Dials => (dials.pictureLevel === 'word' ? { ...dials, targetSize: Math.max(dials.targetSize, LEAST_WORD) } : dials)

/** Returns all settings of a session, which are stored unchanged in its header. */
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
