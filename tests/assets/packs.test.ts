import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, it } from 'vitest'

const folders = ['faces', 'packs', 'words', 'parts', 'places', 'renders', 'story', 'turning', 'sounds', 'voice/en']
/** Compression options: the result is an eighth larger than at the best quality, in a ninth of the time. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
/** Returns the number of bytes sent over the network. Text is compressed in transit; pictures and sounds are compressed already. */
const travels = (file: string, bytes: Buffer) => (file.endsWith('.json') ? brotliCompressSync(bytes, QUICKLY).length : bytes.length)

it('keeps all pictures, sounds and voices together under 16 MB on the wire', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join('assets', folder), { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [path.join(entry.parentPath, entry.name)] : [],
    ),
  )
  const total = files.reduce((sum, file) => sum + travels(file, readFileSync(file)), 0)
  expect(files.length).toBeGreaterThan(100)
  expect(total).toBeLessThan(16_000_000)
})
