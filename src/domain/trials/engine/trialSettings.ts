import type { ResolvedSettings } from '../../settings/resolve'
import type { Dials } from '../../child/dials'
import { leastTargetSize } from '../../child/safety'
import { zones, type ZoneWeights } from '../../child/zones'

/** At support level A one trial in so many probes the other zones; all the others are in the preferred ones (domain.md §1.5: 100 % to 80 %). */
const PROBES_EVERY = 5
/** Weight of a preferred zone next to any other: nothing else comes first as long as there is room in it. */
const PREFERENCE = 1e6

/** The zones with the greatest weight. */
export function preferredZones(weights: ZoneWeights): readonly (typeof zones)[number][] {
  const most = Math.max(...zones.map((zone) => weights[zone]))
  return zones.filter((zone) => weights[zone] === most)
}

/**
 * The weights with which one trial is planned. At support level A they lead every choice of a place to the preferred zones, but for the
 * trials that probe; a closed zone stays closed, and the best zone stays the best. `turn` is negative in a warm-up.
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

/** The dials with which one trial is planned. */
export interface TrialDials extends Dials {
  /** The smallest size of a target on this stage. */
  readonly leastSize: number
}

export interface TrialSettings extends Pick<ResolvedSettings, 'support' | 'strict'> {
  readonly dials: TrialDials
}

/** The settings of a child as one trial is planned with them, on a stage of this height (cm; without it a tablet's). A measurement shows all zones alike. */
export function settingsForTrial(
  settings: ResolvedSettings,
  { turn, isMeasured, heightCm }: { readonly turn: number; readonly isMeasured: boolean; readonly heightCm?: number | undefined },
): TrialSettings {
  const zoneWeights = isMeasured ? settings.dials.zones : zonesForTrial(settings, turn)
  return { ...settings, dials: { ...settings.dials, zones: zoneWeights, leastSize: leastTargetSize(heightCm) } }
}
