import type { ActivityText, Manifest } from '#domain/activities/manifest'
import { onTexts } from './load'

type Texts = Readonly<Record<string, ActivityText<string, string, string>>>

let translated: Texts = {}

// English stands in the manifests; another language comes with the shell.
onTexts((part, file) => {
  if (part === 'ofActivities') translated = file['ofActivities'] as Texts
})

/** What an adult reads of an activity, in the language of now. */
export const textOf = ({ id, text }: Pick<Manifest, 'id' | 'text'>): ActivityText<string, string, string> => translated[id] ?? text.en
