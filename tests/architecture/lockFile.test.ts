import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Entry {
  readonly resolved?: string
  readonly integrity?: string
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Readonly<Record<string, Entry>> }

it("lists every system's optional parts, without which a fresh machine cannot install", () => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies }]) =>
    Object.keys(optionalDependencies ?? {}).filter((name) => !packages[`${place}/node_modules/${name}`] && !packages[`node_modules/${name}`]),
  )
  expect(missing).toEqual([])
})

it.each(['package-lock.json', 'tools/emulators/package-lock.json', 'tools/markup/package-lock.json', 'tools/node/package-lock.json'])(
  '%s names no registry, and has a checksum of every package',
  (file) => {
    const { packages: locked } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Readonly<Record<string, Entry>> }
    const entries = Object.entries(locked).filter(([place]) => place !== '')
    expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
    expect(entries.filter(([, { integrity }]) => !integrity)).toEqual([])
  },
)
