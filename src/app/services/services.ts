import { createContext, useContext } from 'react'
import type { AppActor } from '#machines/app/app.machine'
import type { AccountLanguage } from '#ports/accountLanguage'
import type { Administration, FlagsSource } from '#ports/administration'
import type { Assessments } from '#ports/assessments'
import type { Companion } from '#ports/companion'
import type { Caseload, Children } from '#ports/children'
import type { DeviceCheck } from '#ports/deviceCheck'
import type { DocumentStore } from '#ports/documents'
import type { Erasure } from '#ports/erasure'
import type { Grants } from '#ports/grants'
import type { Guardians } from '#ports/guardians'
import type { OfflineFiles } from '#ports/keeping'
import type { LostChanges } from '#ports/lostChanges'
import type { MailWishes } from '#ports/mailWishes'
import type { Messages } from '#ports/messages'
import type { Photos } from '#ports/photos'
import type { Hands } from '#ports/hands'
import type { Mirror } from '#ports/mirror'
import type { Consents } from '#ports/consents'
import type { OwnData } from '#ports/ownData'
import type { OwnDevice } from '#ports/ownDevice'
import type { Plans } from '#ports/plans'
import type { Recorder } from '#ports/recorder'
import type { Recordings } from '#ports/recordings'
import type { ReportPrinter } from '#ports/reportPrinter'
import type { Sessions } from '#ports/sessions'
import type { CustomerPortal, Shop } from '#ports/shop'
import type { Sound } from '#ports/sound'
import type { Speech } from '#ports/speech'
import type { Teams } from '#ports/teams'
import type { Texts } from '#ports/texts'
import type { Tilt } from '#ports/tilt'
import type { VoiceLevel } from '#ports/voiceLevel'
import type { WordCards } from '#ports/wordCards'

export type DemoVisitor = 'parent' | 'therapist' | 'owner' | 'administrator'

/** The demo clinic; null where the backend has none. Rejects with an IdentityError. */
interface DemoAccess {
  isSeeded(): Promise<boolean>
  /** Puts the clinic on this device when it is not there yet, and signs in. */
  open(role: DemoVisitor): Promise<void>
}

/** What screens may ask of the backend. Made once, after the first page is up. */
export interface Services {
  readonly actor: AppActor
  readonly children: Children
  readonly caseload: Caseload
  readonly teams: Teams
  readonly grants: Grants
  readonly guardians: Guardians
  readonly sessions: Sessions
  readonly plans: Plans
  readonly messages: Messages
  readonly texts: Texts
  readonly assessments: Assessments
  readonly documents: DocumentStore
  readonly sound: Sound
  readonly speech: Speech
  readonly hands: Hands
  readonly mirror: Mirror
  readonly tilt: Tilt
  readonly voiceLevel: VoiceLevel
  readonly recordings: Recordings
  readonly recorder: Recorder
  readonly photos: Photos
  readonly ownData: OwnData
  readonly consents: Consents
  readonly accountLanguage: AccountLanguage
  readonly keeping: OfflineFiles
  readonly beside: Companion
  /** Whether this is the password of whoever is signed in: rejects with an IdentityError when it is not. */
  confirmPassword(password: string): Promise<void>
  readonly shop: Shop
  readonly administration: Administration
  readonly flags: FlagsSource
  /** Null where nobody sends letters. */
  readonly mailWishes: MailWishes | null
  /** Null where no backend erases. */
  readonly erasure: Erasure | null
  /** Null where nothing is paid. */
  readonly portal: CustomerPortal | null
  /** Null where every write is answered at once. */
  readonly lostChanges: LostChanges | null
  /** A code that opens everything on a device that keeps everything itself; null where a backend decides. Rejects with a StoreError. */
  readonly makeOwnCode: (() => Promise<string>) | null
  /** Null where a backend decides who administers. */
  readonly ownDevice: OwnDevice | null
  /** For whoever looks after the device. Fetched when it is asked for. */
  loadDeviceCheck(): Promise<DeviceCheck>
  /** Makes reports to print. Fetched when it is asked for. */
  loadReportPrinter(): Promise<ReportPrinter>
  /** Makes cards to print. Fetched when it is asked for. */
  loadWordCards(): Promise<WordCards>
  readonly demo: DemoAccess | null
  /** The owner of the child that plays without an account. */
  readonly guestUid: string
  readonly guestChildId: string
  /** Takes what was played without an account into this account; answers with the child's new id, or null. Rejects with a StoreError. */
  adoptGuest(uid: string): Promise<string | null>
}

export const ServicesContext = createContext<Services | null>(null)

/** The backend's services. Only under `<AppReady>`. */
export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (services === null) throw new Error('useServices needs <AppReady> above it')
  return services
}
