import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((name) => path.join('src', name))
const sheets = files.filter((name) => name.endsWith('.module.css'))
const code = files.filter((name) => name.endsWith('.tsx')).map((name) => ({ name, text: readFileSync(name, 'utf8') }))

/** Returns the class names in a style sheet, ignoring comments and URLs. */
function classesIn(sheet: string): ReadonlySet<string> {
  const rules = readFileSync(sheet, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|url\([^)]*\)|:global\([^)]*\)/g, '')
  return new Set([...rules.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name))
}

/** Returns, for each file that imports the style sheet, the classes that it uses. A computed name counts once for each string in it. */
function takenFrom(sheet: string): readonly { readonly name: string; readonly classes: readonly string[] }[] {
  return code.flatMap(({ name, text }) => {
    const imported = [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].find(([, , from = '']) => path.join(path.dirname(name), from) === sheet)
    if (imported === undefined) return []
    const used = text.matchAll(new RegExp(String.raw`\b${imported[1] ?? ''}\[(?:'([^']+)'|([^\]]+))\]`, 'g'))
    return [
      {
        name,
        classes: [...used].flatMap(([, plain, worked]) =>
          plain === undefined ? [...(worked ?? '').matchAll(/'([^']+)'/g)].map(([, each = '']) => each) : [plain],
        ),
      },
    ]
  })
}

// A missing class is `undefined`, and nothing on the screen reveals it.
describe.each(sheets)('%s', (sheet) => {
  const classes = classesIn(sheet)
  const takers = takenFrom(sheet)

  it('has every class that is used', () => {
    for (const { name, classes: asked } of takers) for (const each of asked) expect(classes, name).toContain(each)
  })

  it('is used by exactly one screen', () => {
    expect(takers).not.toEqual([])
    if (sheet.startsWith('src/screens')) expect(new Set(takers.map(({ name }) => path.dirname(name)))).toEqual(new Set([path.dirname(sheet)]))
  })

  it('has no unused class', () => {
    const asked = new Set(takers.flatMap((taker) => taker.classes))
    expect([...classes].filter((each) => !asked.has(each))).toEqual([])
  })
})
