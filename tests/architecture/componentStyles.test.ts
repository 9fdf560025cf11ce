import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const LIBRARY = 'node_modules/@mantine/core'
const SHEETS = 'src/ui/componentStyles.css'
const CORE_INDEX = readFileSync(`${LIBRARY}/esm/index.mjs`, 'utf8')

/** The library's sheet of a component's classes, or null for what is no component's classes. */
const sheetOf = (file: string): string | null => /\/(\w+)\.module\.mjs$/.exec(file)?.[1] ?? null

const fileOf = (component: string): string => {
  const found = CORE_INDEX.match(new RegExp(String.raw`import \{[^}]*\b${component}\b[^}]*\} from "(\./components/[^"]+)"`))?.[1]
  return found === undefined ? '' : path.join(LIBRARY, 'esm', found)
}

const importsOf = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/from "(\.[^"]+)"/g)].map(([, from = '']) => path.join(path.dirname(file), from))

/** The components that the product and the library's own notifications take from it. */
function usedComponents(): ReadonlySet<string> {
  const own = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `src/${name}`)
  const beside = ['notifications'].flatMap((name) => {
    const folder = `node_modules/@mantine/${name}/esm`
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mjs'))
      .map((file) => `${folder}/${file}`)
  })
  const imported = [...own, ...beside].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from ['"]@mantine\/core['"]/g)].flatMap(([, names = '']) => names.split(',')),
  )
  return new Set(imported.map((name) => name.trim()).filter((name) => /^[A-Z]\w+$/.test(name)))
}

/** What those components are made of, down to the last: the sheets of all of them that have one. */
function neededSheets(): ReadonlySet<string> {
  const waiting = [...usedComponents()].map(fileOf).filter((file) => file !== '')
  const seen = new Set(waiting)
  for (const file of waiting) {
    for (const next of importsOf(file)) {
      if (seen.has(next)) continue
      seen.add(next)
      waiting.push(next)
    }
  }
  const sheets = [...seen].flatMap((file) => sheetOf(file) ?? [])
  return new Set(sheets.filter((name) => existsSync(`${LIBRARY}/styles/${name}.layer.css`)))
}

const imported = [...readFileSync(SHEETS, 'utf8').matchAll(/@mantine\/core\/styles\/([\w-]+)\.layer\.css'/g)].map(([, name = '']) => name)
const COMMON = ['baseline', 'default-css-variables', 'default-css-variables-no-root', 'global']

it('has the style of every component that is used, and of none else', () => {
  expect(usedComponents().size).toBeGreaterThan(20)
  expect(imported.filter((name) => !COMMON.includes(name)).toSorted()).toEqual([...neededSheets()].toSorted())
})

it('has them in the order in which the library writes them, as a later one may mend an earlier one', () => {
  const whole = readFileSync(`${LIBRARY}/styles.css`, 'utf8')
  const placeOf = (name: string) => {
    const sheet = readFileSync(`${LIBRARY}/styles/${name}.css`, 'utf8')
    return whole.indexOf(sheet.slice(0, sheet.indexOf('{')).trim())
  }
  expect(imported).toEqual(imported.toSorted((one, other) => placeOf(one) - placeOf(other)))
})
