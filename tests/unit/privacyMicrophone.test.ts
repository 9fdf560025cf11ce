import { expect, it } from 'vitest'
import { catalogue } from '#scenes/catalogue'

interface Legal {
  readonly legal: Readonly<Record<'privacy' | 'privacyHosted', { readonly sections: { readonly camera: { readonly body: string } } }>>
}
const notices = import.meta.glob<Legal>('../../src/text/*/legal.json', { eager: true, import: 'default' })
const titles = import.meta.glob<string>('../../scenes/activities/*/text/*.json', { eager: true, import: 'title' })

/* The notice names every activity that uses the microphone. A new activity fails here until the notice names it in all languages. */
it.each(Object.entries(notices))('names every activity that uses the microphone (%s)', (file, { legal }) => {
  const language = file.split('/').at(-2)
  const listening = catalogue.filter(({ needs }) => needs.includes('microphone')).map(({ id }) => id)
  expect(listening.toSorted()).toEqual(['animated_follow', 'sound_ai'])
  for (const id of listening) {
    const title = titles[`../../scenes/activities/${id}/text/${language}.json`] ?? ''
    expect(title).not.toBe('')
    for (const { sections } of [legal.privacy, legal.privacyHosted]) expect(sections.camera.body).toContain(title)
  }
})
