import type { ResolvedSettings } from '../../settings/resolve'
import type { Dials } from '../../child/dials'
import { minTargetSize } from '../../child/safety'
import { zones, type ZoneWeights } from '../../child/zones'

/**
 * Interval between probe trials. At support level A, every fifth trial probes the other zones, and all other trials use the
 * preferred ones (clinical-design.md §1.5: 100 % to 80 %).
 */
const PROBES_EVERY = 5
/** Factor for the weight of a preferred zone. It is so large that other zones are used only when the preferred ones are full. */
const PREFERENCE = 1e6

/** Returns the zones with the greatest weight. */
export function preferredZones(weights: ZoneWeights): readonly (typeof zones)[number][] {
  const most = Math.max(...zones.map((zone) => weights[zone]))
  return zones.filter((zone) => weights[zone] === most)
}

/**
 * Returns the zone weights for one trial. At support level A, preferred zones win every choice of a place except in probe
 * trials. A closed zone stays closed, and the best zone stays best. `turn` is negative for a warm-up.
 */
export function zonesForTrial({ support, dials }: Pick<ResolvedSettings, 'support' | 'dials'>, turn: number): ZoneWeights {
  const isProbe = turn >= 0 && turn % PROBES_EVERY === PROBES_EVERY - 1
  if (support !== 'A' || isProbe) return dials.zones
  const preferred = preferredZones(dials.zones)
  return Object.fromEntries(zones.map((zone) => [zone, dials.zones[zone] * (preferred.includes(zone) ? PREFERENCE : 1)])) as Record<
    (typeof zones)[number],
    number
  >
}

/** Profile settings as they apply to one trial. */
export interface TrialDials extends Dials {
  /** Minimum target size on this stage (stage heights). */
  readonly leastSize: number
}

export interface TrialSettings extends Pick<ResolvedSettings, 'support' | 'strict'> {
  readonly dials: TrialDials
}

/**
 * Returns the settings for one trial on a stage of this height (cm; default: a tablet's). A measurement uses the zone weights of
 * the profile.
 */
export function settingsForTrial(
  settings: ResolvedSettings,
  { turn, isMeasured, heightCm }: { readonly turn: number; readonly isMeasured: boolean; readonly heightCm?: number | undefined },
): TrialSettings {
  const zoneWeights = isMeasured ? settings.dials.zones : zonesForTrial(settings, turn)
  return { ...settings, dials: { ...settings.dials, zones: zoneWeights, leastSize: minTargetSize(heightCm) } }
}
