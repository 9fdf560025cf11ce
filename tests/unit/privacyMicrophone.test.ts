import { expect, it } from 'vitest'
import { catalogue } from '#scenes/catalogue'
import { en as journey } from '../../scenes/activities/animated_follow/text'
import { en as voice } from '../../scenes/activities/sound_ai/text'

interface Legal {
  readonly legal: Readonly<Record<'privacy' | 'privacyHosted', { readonly sections: { readonly camera: { readonly body: string } } }>>
}
interface Titles {
  readonly ofActivities: Readonly<Record<string, { readonly title: string }>>
}
const notices = import.meta.glob<Legal>('../../src/text/*/legal.ts', { eager: true })
const titles = import.meta.glob<Titles>('../../src/text/*/ofActivities.ts', { eager: true })

/* The notice names every activity that listens: a further one is missing here until it is told in all languages. */
it.each(Object.entries(notices))('names every activity that uses the microphone (%s)', (file, { legal }) => {
  const listening = catalogue.filter(({ needs }) => needs.includes('microphone')).map(({ id }) => id)
  expect(listening.toSorted()).toEqual(['animated_follow', 'sound_ai'])
  const english = { animated_follow: journey, sound_ai: voice } as const
  const named = titles[file.replace('legal', 'ofActivities')]?.ofActivities ?? english
  for (const id of listening) {
    const title = (named as Titles['ofActivities'])[id]?.title ?? ''
    expect(title).not.toBe('')
    for (const { sections } of [legal.privacy, legal.privacyHosted]) expect(sections.camera.body).toContain(title)
  }
})
