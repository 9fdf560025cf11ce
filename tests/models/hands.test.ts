import { tensor3d } from '@tensorflow/tfjs-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startDetection, type Detection } from '#adapters/hands/detection'
import { sideOf, type DetectedHand } from '#domain/hands/landmarks'
import type { GraphModel } from '../../scripts/vite/hands/graphModel.ts'
import { handModels } from '../../scripts/vite/hands/models.ts'
import { countTable, HANDS, recordedPictures, tableText } from '../support/handFixtures'

/*
 * The very models and code that run in the browser, on photographs of real hands, in the size in which the camera's
 * pictures are looked at. Each hand comes from nothing and is looked at twice, which is when it may act.
 */

const SIZE = { width: 320, height: 240 } as const
const files = ({ json, weights }: GraphModel) => ({ json, weights: Uint8Array.from(weights).buffer })

const found = new Map<string, readonly DetectedHand[]>()
const handsIn = (file: string) => found.get(file) ?? []

async function look(detection: Detection, file: string): Promise<readonly DetectedHand[]> {
  const pixels = await sharp(`${HANDS}/frames/${file}`).resize(SIZE.width, SIZE.height).removeAlpha().raw().toBuffer()
  const [picture, empty] = [new Uint8Array(pixels), new Uint8Array(pixels.length)].map((bytes) => tensor3d(bytes, [SIZE.height, SIZE.width, 3], 'int32'))
  if (picture === undefined || empty === undefined) throw new Error('no picture')
  await detection.detect(empty)
  await detection.detect(picture)
  const hands = await detection.detect(picture)
  picture.dispose()
  empty.dispose()
  return hands
}

describe('the models that are served, on photographs of real hands', () => {
  beforeAll(async () => {
    const { palm, joints } = handModels()
    const detection = await startDetection({ palm: files(palm), joints: files(joints) }, null)
    for (const { file } of recordedPictures) found.set(file, await look(detection, file))
  }, 180_000)

  afterAll(() => void process.stdout.write(`${tableText(countTable(({ file }) => handsIn(file)))}\n`))

  it('count the fingers of nearly all of them, and of every count most', () => {
    const rows = countTable(({ file }) => handsIn(file))
    const [pictures, right] = [rows.reduce((sum, row) => sum + row.pictures, 0), rows.reduce((sum, row) => sum + row.right, 0)]
    expect(right / pictures).toBeGreaterThan(0.88)
    for (const row of rows) expect(row.right / row.pictures, `count ${row.count}`).toBeGreaterThanOrEqual(0.75)
    // A hand that is not found costs a moment; a wrong number would be told to a child.
    expect(rows.flatMap(({ wrong }) => wrong).length).toBeLessThanOrEqual(2)
  })

  it('tell left from right, and see no hand where there is none', () => {
    const single = recordedPictures.flatMap(({ file, hand }) => (hand === undefined ? [] : handsIn(file).map((seen) => ({ file, hand, seen }))))
    expect(single.length).toBeGreaterThan(50)
    for (const { file, hand, seen } of single) expect(sideOf(seen), file).toBe(hand)
    for (const { file } of recordedPictures.filter(({ count }) => count === null)) expect(handsIn(file), file).toEqual([])
  })
})
