import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { seededRandom } from '../../src/domain/random'
import config, { wholeBrowser } from '../../playwright.config'

/** Frame rate at which a fake camera plays every film. */
const FILM_HZ = 30
/** Time (ms) for which a picture of the head is shown. The head trembles as a child's does. */
const PICTURE_MS = 100
const SIZE = { width: 640, height: 480 } as const
const SIDE = 400
const FILM = 'tests/fixtures/faces/film'

/** Makes a film of a head that points at twenty places on the screen, one after another. Returns the path of its file. */
export async function makeHeadFilm(): Promise<string> {
  const times = JSON.parse(readFileSync(`${FILM}/times.json`, 'utf8')) as readonly number[]
  const random = seededRandom(2)
  const film: Buffer[] = []
  for (const [index, ms] of times.entries()) {
    const head = await sharp(`${FILM}/${index}.webp`).resize(SIDE, SIDE).png().toBuffer()
    for (let spent = 0; spent < ms; spent += PICTURE_MS) {
      const at = { left: (SIZE.width - SIDE) / 2 + Math.round(random() * 2), top: SIZE.height - SIDE + Math.round(random() * 2) - 2 }
      const picture = await sharp({ create: { ...SIZE, channels: 3, background: '#a8a29a' } })
        .composite([{ input: head, ...at }])
        .jpeg({ quality: 75, mozjpeg: false, chromaSubsampling: '4:2:0' })
        .toBuffer()
      for (let frame = 0; frame < (FILM_HZ * PICTURE_MS) / 1000; frame++) film.push(picture)
    }
  }
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'head-film-')), 'head.mjpeg')
  writeFileSync(file, Buffer.concat(film))
  return file
}

/** Returns launch options for a browser whose camera plays this film. */
export const cameraWith = (film: string) => ({
  ...config.use?.launchOptions,
  ...wholeBrowser,
  args: [...(config.use?.launchOptions?.args ?? []), `--use-file-for-fake-video-capture=${film}`],
})
