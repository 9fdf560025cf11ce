import { about } from './about'
import { account, notFound } from './account'
import { activities } from './activities'
import { assessment } from './assessment'
import { beside } from './beside'
import { children } from './children'
import { credits } from './credits'
import { dashboard } from './dashboard'
import { deviceCheck } from './deviceCheck'
import { devices } from './devices'
import { entry } from './entry'
import { erasure } from './erasure'
import { guardians } from './guardians'
import { guides } from './guides'
import { home } from './home'
import { legal } from './legal'
import { messages } from './messages'
import { meeting, stepUp } from './meeting'
import { ownData } from './ownData'
import { ownFile } from './ownFile'
import { plan, today } from './plan'
import { pricing } from './pricing'
import { profile } from './profile'
import { progress } from './progress'
import { report } from './report'
import { result } from './result'
import { sampling } from './sampling'
import { sessions } from './sessions'
import { photos } from './photos'
import { shown } from './shown'
import { systemAdmin } from './systemAdmin'
import { access } from './sharing'
import { tablet } from './tablet'
import { teams } from './teams'
import { looking } from './looking'
import { outlines } from './outlines'
import { texts } from './texts'
import { voices } from './voices'

/** Every sentence of the screens. */
export const screens = {
  about,
  home,
  guides,
  entry,
  legal,
  credits,
  activities,
  beside,
  children,
  profile,
  progress,
  dashboard,
  plan,
  today,
  assessment,
  looking,
  report,
  result,
  messages,
  meeting,
  stepUp,
  sessions,
  sampling,
  photos,
  outlines,
  texts,
  voices,
  account,
  ownData,
  erasure,
  ownFile,
  tablet,
  teams,
  access,
  guardians,
  pricing,
  shown,
  systemAdmin,
  notFound,
  deviceCheck,
  devices,
} as const
