import type { ActivityText, Manifest } from '#domain/activities/manifest'
import { onTexts } from './load'
import { language } from './locale'
import { ACTIVITY_TEXTS } from './parts'

type Texts = Readonly<Record<string, ActivityText<string, string, string>>>

/** By the path of the file, from a module of src/text/ofActivities. */
let translated: Texts = {}

// English is in the manifests; another language is loaded with the shell.
onTexts((part, file) => {
  if (part === ACTIVITY_TEXTS) translated = file[ACTIVITY_TEXTS] as Texts
})

/** The texts about an activity for adults, in the current language. */
export const textOf = ({ id, text }: Pick<Manifest, 'id' | 'text'>): ActivityText<string, string, string> =>
  translated[`../../../scenes/activities/${id}/text/${language()}.json`] ?? text.en
