import { expect, it } from 'vitest'
import { zipArchive } from '#adapters/browser/zip'
import { readFile } from '#data/ownFile'

const fileOf = (count: number): Blob => new Blob([JSON.stringify({ version: 2, children: Array.from({ length: count }, () => ({ alias: 'Wren' })) })])

it('reads a file of many children, and refuses one of so many that a page would stand still for minutes', async () => {
  expect((await readFile(zipArchive, fileOf(64)))?.children).toHaveLength(64)
  expect(await readFile(zipArchive, fileOf(65))).toBeNull()
  expect(await readFile(zipArchive, fileOf(3000))).toBeNull()
})
