import * as z from 'zod/mini'
import type { DialSpec } from '#domain/child/dialKinds'
import { type DialName, type Dials, dialSpecs, buildDials } from '#domain/child/dials'
import { type Zone, type ZoneWeight, zones } from '#domain/child/zones'
import { isMap } from './parsing'

const specs: Readonly<Record<string, DialSpec>> = dialSpecs

/** Whether this version has a setting with that name. */
export const isDialName = (name: string): name is DialName => Object.hasOwn(specs, name)

const within = (value: number, [least, most]: readonly [number, number]): number => Math.min(most, Math.max(least, value))

/** Returns a stored value as the setting allows it: moved into its range, or undefined if it cannot be used. */
function understood(spec: DialSpec, found: unknown): unknown {
  switch (spec.kind) {
    case 'switch':
      return typeof found === 'boolean' ? found : undefined
    case 'choice':
      return spec.options.find((option) => option === found)
    case 'steps': {
      if (found === null) return spec.stops.includes(null) ? null : undefined
      if (typeof found !== 'number' || !Number.isFinite(found)) return undefined
      return within(spec.unit === 'count' ? Math.round(found) : found, spec.range)
    }
    case 'zones': {
      if (!isMap(found) || !zones.every((zone) => Number.isFinite(found[zone]))) return undefined
      return Object.fromEntries(zones.map((zone) => [zone, Math.round(within(Number(found[zone]), [0, 3]))])) as Record<Zone, ZoneWeight>
    }
  }
}

/**
 * Reads the value of one stored setting. A value that this version cannot use is replaced by the setting's default for stored
 * records.
 */
export function readDial(name: DialName, found: unknown): unknown {
  const value = understood(specs[name] as DialSpec, found)
  return value === undefined ? dialSpecs[name].stored : value
}

const readDials = (found: Readonly<Record<string, unknown>>): Dials => buildDials((name) => readDial(name, found[name]))

/** All settings of a stored session, of any version. Settings newer than the session have the default for stored records. */
export const dialsSchema: z.ZodMiniType<Dials> = z.pipe(z.record(z.string(), z.unknown()), z.transform(readDials))
