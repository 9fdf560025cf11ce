import type { ActivityText, Manifest } from '#domain/activities/manifest'
import { language } from './locale'

/** What an adult reads of an activity, in the language of now. */
export const textOf = ({ text }: Pick<Manifest, 'text'>): ActivityText<string, string, string> => text[language()]
