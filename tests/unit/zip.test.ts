import { strFromU8, strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { zipArchive } from '#adapters/browser/zip'

const unpacked = async (files: Readonly<Record<string, string>>) => {
  const bytes = zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
  const found = await zipArchive.unpack(bytes, () => 1000)
  return Object.fromEntries([...found].map(([name, file]) => [name, file === null ? null : strFromU8(file)]))
}

const ours = { 'everything.json': '{}', 'turns.csv': 'a', 'ada_0/photos/cup.webp': 'cup' }
const inFolder = (folder: string) => Object.fromEntries(Object.entries(ours).map(([name, text]) => [`${folder}/${name}`, text]))

it('finds the files of an archive that a Mac unpacked and packed again', async () => {
  const again = {
    'my-file/': '',
    ...inFolder('my-file'),
    '__MACOSX/my-file/._everything.json': 'x',
    'my-file/.DS_Store': 'x',
  }
  expect(await unpacked(again)).toEqual(ours)
})

it('keeps folders that do not contain everything', async () => {
  expect(await unpacked(ours)).toEqual(ours)
  const two = { 'a/everything.json': '{}', 'b/everything.json': '{}' }
  expect(await unpacked(two)).toEqual(two)
})
