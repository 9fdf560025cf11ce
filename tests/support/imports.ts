import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const { imports: short } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly imports: Readonly<Record<string, string>> }

/** Where an import of a source file leads, from the folder of the project; null for a package, a sheet or a picture. */
function leadsTo(from: string, named: string): string | null {
  const target = named.startsWith('.') ? path.join(path.dirname(from), named) : fromShort(named)
  if (target === null) return null
  return [target, `${target}.ts`, `${target}.tsx`].find((file) => /\.tsx?$/.test(file) && existsSync(file)) ?? null
}

function fromShort(named: string): string | null {
  const [name, target] = Object.entries(short).find(([key]) => key.endsWith('*') && named.startsWith(key.slice(0, -1))) ?? []
  return name === undefined || target === undefined ? null : path.normalize(target.replace('*', named.slice(name.length - 1)))
}

const SAID = /(?:import|export)(?<type>\s+type)?\s[^'"]*?from\s+'(?<from>[^']+)'|import\(\s*'(?<later>[^']+)'\s*\)/g

/** Every source file that a file brings along, itself too: at once or later, types left out. What is in `without` is not followed. */
export function broughtBy(file: string, without: readonly string[] = []): readonly string[] {
  const seen = new Set([file])
  for (const each of seen) {
    for (const { groups = {} } of readFileSync(each, 'utf8').matchAll(SAID)) {
      if (groups['type'] !== undefined) continue
      const next = leadsTo(each, groups['from'] ?? groups['later'] ?? '')
      if (next !== null && !without.includes(next)) seen.add(next)
    }
  }
  return [...seen]
}
