import { configure } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { strFromU8, strToU8, zipSync } from 'fflate'
import { expect, it, onTestFinished } from 'vitest'
import { zipArchive } from '#adapters/browser/zip'

const unpacked = async (files: Readonly<Record<string, string>>) => {
  const bytes = zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
  const found = await zipArchive.unpack(bytes, () => 1000)
  return Object.fromEntries([...found].map(([name, file]) => [name, file === null ? null : strFromU8(file)]))
}

const ours = { 'everything.json': '{}', 'trials.csv': 'a', 'ada_0/photos/cup.webp': 'cup' }
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

it('never gives out other bytes than were packed, whichever byte is damaged', async () => {
  const packed = zipSync({ 'everything.json': strToU8('{"children": []}'.repeat(20)), 'a.webp': [strToU8('picture'), { level: 0 }] })
  const known = ['{"children": []}'.repeat(20), 'picture']
  for (let at = 0; at < packed.length; at++) {
    const damaged = packed.slice()
    damaged[at] = (damaged[at] ?? 0) ^ (1 << (at & 7))
    const found = await zipArchive.unpack(damaged, () => 1000)
    expect([...found.values()].filter((file) => file !== null && file.length > 0 && !known.includes(strFromU8(file)))).toEqual([])
  }
})

it('unpacks in a browser that cannot inflate by itself, and detects damage there too', async () => {
  configure({ useCompressionStream: false })
  onTestFinished(() => configure({ useCompressionStream: true }))
  expect(await unpacked(ours)).toEqual(ours)
  const packed = zipSync({ 'everything.json': strToU8('{"children": []}'.repeat(20)) })
  packed[60] = (packed[60] ?? 0) ^ 1
  expect([...(await zipArchive.unpack(packed, () => 1000))]).toEqual([['everything.json', null]])
})
