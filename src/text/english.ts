import { app } from './en/app'
import { screens } from './en/screens'

/** The English texts, by key: `app.loading`. The shape is the law for every other language. */
export const english = { app, screens } as const
