import { readdirSync, readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'

/** Minimum audible root mean square, as a fraction of full scale: -32 dB for foreground sounds, -40 dB for background sounds. */
const HEARD = 0.025
const BEHIND = 0.01

/** Returns the loudness of each clip (base64, by name) after a real browser has decoded it. */
const loudnessOf = (page: Page, clips: Readonly<Record<string, string>>): Promise<Readonly<Record<string, number>>> =>
  page.evaluate(async (encoded) => {
    const context = new OfflineAudioContext(1, 1, 48_000)
    const decoded = Object.entries(encoded).map(async ([name, text]) => {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0)
      const samples = (await context.decodeAudioData(bytes.buffer)).getChannelData(0)
      return [name, Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)] as const
    })
    return Object.fromEntries(await Promise.all(decoded))
  }, clips)

type Places = Readonly<Record<string, readonly [string, number, number]>>
const read = (folder: string, pack: string): Readonly<Record<string, string>> => {
  const bytes = readFileSync(`${folder}/${pack}.mp3`)
  const places = JSON.parse(readFileSync(`${folder}/${pack}.json`, 'utf8')) as Places
  return Object.fromEntries(Object.entries(places).map(([name, [, at, length]]) => [name, bytes.subarray(at, at + length).toString('base64')]))
}
const packsOf = (folder: string) => readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? [file.replace('.json', '')] : []))

test('decodes every shipped sound and word to an audible level in a browser', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await page.goto('/')
  for (const folder of ['assets/sounds', 'assets/voice/en']) {
    for (const pack of packsOf(folder)) {
      const heard = await loudnessOf(page, read(folder, pack))
      expect(Object.keys(heard).length).toBeGreaterThan(5)
      expect(
        Object.entries(heard).filter(([, loudness]) => loudness < HEARD),
        `${folder}/${pack}`,
      ).toEqual([])
    }
  }
  const music = { music: readFileSync('assets/sounds/music.mp3').toString('base64') }
  expect((await loudnessOf(page, music))['music']).toBeGreaterThan(BEHIND)
})
