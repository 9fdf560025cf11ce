import type { ResolvedSettings } from '../../settings/resolve'
import type { Dials } from '../../child/dials'
import { minTargetSize } from '../../child/safety'
import { zones, type ZoneWeights } from '../../child/zones'

/** At support level A every fifth trial probes the other zones; the rest stay in the preferred ones (clinical-design.md §1.5: 100 % to 80 %). */
const PROBES_EVERY = 5
/** Weight of a preferred zone: others come only when it is full. */
const PREFERENCE = 1e6

/** The zones with the greatest weight. */
export function preferredZones(weights: ZoneWeights): readonly (typeof zones)[number][] {
  const most = Math.max(...zones.map((zone) => weights[zone]))
  return zones.filter((zone) => weights[zone] === most)
}

/**
 * Zone weights for one trial. At support level A, preferred zones win every choice of place except in probe trials. A closed zone stays closed and the
 * best
 * zone stays best. `turn` is negative in a warm-up.
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

/** Profile settings for one trial. */
export interface TrialDials extends Dials {
  /** Smallest target size on this stage. */
  readonly leastSize: number
}

export interface TrialSettings extends Pick<ResolvedSettings, 'support' | 'strict'> {
  readonly dials: TrialDials
}

/** Settings for one trial on a stage of this height (cm; default: a tablet's). A measurement weights all zones as the profile does. */
export function settingsForTrial(
  settings: ResolvedSettings,
  { turn, isMeasured, heightCm }: { readonly turn: number; readonly isMeasured: boolean; readonly heightCm?: number | undefined },
): TrialSettings {
  const zoneWeights = isMeasured ? settings.dials.zones : zonesForTrial(settings, turn)
  return { ...settings, dials: { ...settings.dials, zones: zoneWeights, leastSize: minTargetSize(heightCm) } }
}
