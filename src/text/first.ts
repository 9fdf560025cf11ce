import { app } from './en/app'
import { home } from './en/home'

/** The sentences of the first page and of what stands around every page. They carry no values, so the way to them needs no library. */
export const firstTexts = { app, home } as const
