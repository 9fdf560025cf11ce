import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { PRODUCT_NAME } from '#product'

const places = ['src', 'scenes', 'machines', 'scripts', 'tools/art', 'tests']
const files = places.flatMap((place) =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name)),
)

it('is in one constant and nowhere else', () => {
  const spelled = new RegExp(PRODUCT_NAME.replace(' ', '[\\s_-]?'), 'i')
  const holders = [...files, 'index.html', 'vite.config.ts'].filter((file) => spelled.test(readFileSync(file, 'utf8')))
  expect(holders).toEqual(['src/product.ts'])
})
