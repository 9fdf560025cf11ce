import { account, notFound } from './account'
import { activities } from './activities'
import { children } from './children'
import { entry } from './entry'
import { home } from './home'
import { legal } from './legal'
import { sessions } from './sessions'

/** Every sentence of the screens. */
export const screens = { home, entry, legal, activities, children, sessions, account, notFound } as const
