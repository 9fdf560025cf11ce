import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import credits from '../../assets/credits.json' with { type: 'json' }

// The script is plain JavaScript, so its exports are typed here.
const { LICENCES, licencesText } = (await import(/* @vite-ignore */ new URL('../../scripts/licences.mjs', import.meta.url).pathname)) as {
  readonly LICENCES: string
  licencesText(): string
}

/** Licences under which the app may be distributed to every family and clinic. */
const allowed = ['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'OFL-1.1', 'CC0-1.0', 'CC-BY-4.0', 'Unlicense', 'Zlib', 'own-work']

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

const shipped = [...filesUnder('assets'), ...filesUnder('public')].filter((file) => file !== 'assets/credits.json' && !file.endsWith('.ts'))
// A row names one file, or a folder with a trailing slash.
const covers = (row: { readonly what: string }, file: string) => row.what === file || (row.what.endsWith('/') && file.startsWith(row.what))

const sources = ['src', 'scenes', 'machines'].flatMap(filesUnder).filter((file) => /\.(ts|tsx|css)$/.test(file))
const fontPackages = [...new Set(sources.flatMap((file) => readFileSync(file, 'utf8').match(/@fontsource(-variable)?\/[a-z0-9-]+/g) ?? []))]

// "MIT AND Zlib" means that both licences apply.
const isAllowed = (licence: string) => licence.split(' AND ').every((each) => allowed.includes(each))
// "(MIT OR CC0-1.0)" lets us choose one of the two.
const mayChoose = (licence: string) => licence.replaceAll(/[()]/g, '').split(' OR ').some(isAllowed)

interface LockEntry {
  readonly dev?: boolean
  readonly license?: string
}

describe('everything shipped', () => {
  it('has a row in the credits, file by file', () => {
    expect(shipped.filter((file) => !credits.some((row) => covers(row, file)))).toEqual([])
  })

  it('uses only fonts that have a row', () => {
    const declared = Object.keys((JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> }).dependencies)
    const fonts = [...fontPackages, ...declared.filter((name) => name.startsWith('@fontsource'))]
    expect(fonts.filter((font) => !credits.some((row) => row.what === font))).toEqual([])
  })

  it('has complete rows, under an allowed licence, for existing things', () => {
    for (const row of credits) {
      expect(
        Object.values(row).every((value) => value.trim() !== ''),
        row.what,
      ).toBe(true)
      expect(allowed, row.what).toContain(row.licence)
      expect(row.what.startsWith('@') || shipped.some((file) => covers(row, file)), row.what).toBe(true)
    }
    expect(credits.length).toBeGreaterThan(0)
  })

  it('depends only on packages with an allowed licence, transitively', () => {
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, LockEntry> }
    const shippedPackages = Object.entries(lock.packages).filter(([place, entry]) => place !== '' && !entry.dev)
    const refused = shippedPackages.filter(([, { license }]) => !mayChoose(license ?? ''))
    expect(shippedPackages.length).toBeGreaterThan(10)
    expect(refused.map(([place, { license }]) => `${place}: ${license}`)).toEqual([])
  })

  it('includes the current full licence of every package and picture set (npm run licences)', () => {
    const told = readFileSync(LICENCES, 'utf8')
    expect(told === licencesText(), 'run npm run licences').toBe(true)
    const { packages, texts } = JSON.parse(told) as { packages: { name: string; licence: string; text: number }[]; texts: string[] }
    expect(packages.filter(({ licence }) => !isAllowed(licence)).map(({ name }) => name)).toEqual([])
    const textOf = (name: string) => texts[packages.find((row) => row.name === name)?.text ?? -1]
    expect(textOf('@iconify-json/fluent-emoji-flat')).toMatch(/^MIT License\s+Copyright \(c\) Microsoft Corporation[\s\S]+THE SOFTWARE IS PROVIDED/)
    expect(textOf('@iconify-json/noto')).toMatch(/^Apache License[\s\S]+END OF TERMS AND CONDITIONS/)
    expect(packages.filter(({ text }) => (texts[text] ?? '').length < 200).map(({ name }) => name)).toEqual([])
    for (const name of credits.flatMap(({ what }) => (what.startsWith('@') ? [what] : []))) expect(packages.map((row) => row.name)).toContain(name)
  })
})
