import { account, notFound } from './account'
import { activities } from './activities'
import { children } from './children'
import { credits } from './credits'
import { entry } from './entry'
import { home } from './home'
import { legal } from './legal'
import { meeting, stepUp } from './meeting'
import { ownData } from './ownData'
import { plan, today } from './plan'
import { pricing } from './pricing'
import { profile } from './profile'
import { sessions } from './sessions'
import { photos } from './photos'
import { texts } from './texts'
import { voices } from './voices'

/** Every sentence of the screens. */
export const screens = { home, entry, legal, credits, activities, children, profile, plan, today, meeting, stepUp, sessions, photos, texts, voices, account, ownData, pricing, notFound } as const
