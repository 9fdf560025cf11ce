import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** TypeScript modules that commands load by URL: file, URL and exported name. The compiler does not see these imports. */
const loaded = globSync(['scripts/**/*.mjs', 'tools/art/**/*.mjs'], { exclude: (name) => name.includes('node_modules') }).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/const \{([^}]+)\} = \(await runnerImport\('\.\/([^']+)'\)\)\.module/g)].flatMap(([, names = '', address = '']) =>
    names.split(',').map((each) => ({ file, address, name: each.split(':')[0]?.trim() ?? '' })),
  ),
)

const exports = ({ address, name }: { readonly address: string; readonly name: string }): boolean =>
  existsSync(address) && new RegExp(`export (?:async )?(?:const|function|class) ${name}\\b|export \\{[^}]*\\b${name}\\b`).test(readFileSync(address, 'utf8'))

it('commands import only existing names from existing files', () => {
  expect(loaded.length).toBeGreaterThan(5)
  expect(loaded.filter((each) => !exports(each))).toEqual([])
})
