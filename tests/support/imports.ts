import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const { imports: short } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly imports: Readonly<Record<string, string>> }

/** Returns the path of an imported source file, relative to the project's folder; null for a package, a style sheet or a picture. */
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

/** Returns every source file that a file imports, statically or lazily, including itself but without types. Files in `without` are not followed. */
export const transitiveImports = (file: string, without: readonly string[] = []): readonly string[] =>
  follow(file, without, ({ from, later }) => from ?? later ?? '')

function follow(file: string, without: readonly string[], named: (groups: Readonly<Record<string, string | undefined>>) => string): readonly string[] {
  const seen = new Set([file])
  for (const each of seen) {
    for (const { groups = {} } of readFileSync(each, 'utf8').matchAll(SAID)) {
      if (groups['type'] !== undefined) continue
      const next = leadsTo(each, named(groups))
      if (next !== null && !without.includes(next)) seen.add(next)
    }
  }
  return [...seen]
}
