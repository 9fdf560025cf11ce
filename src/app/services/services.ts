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
import type { Oversight } from '#ports/oversight'
import type { SecondStep } from '#ports/secondStep'
import type { Grants } from '#ports/grants'
import type { Guardians } from '#ports/guardians'
import type { OfflineFiles } from '#ports/offlineFiles'
import type { LostChanges } from '#ports/lostChanges'
import type { MailPreferences } from '#ports/mailPreferences'
import type { Messages } from '#ports/messages'
import type { Photos } from '#ports/photos'
import type { PointingFace } from '#ports/face'
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
import type { Sharing } from '#ports/sharing'
import type { CustomerPortal, Shop } from '#ports/shop'
import type { Sound } from '#ports/sound'
import type { DemoRole } from '#ports/demo'
import type { Speech } from '#ports/speech'
import type { Teams } from '#ports/teams'
import type { Texts } from '#ports/texts'
import type { Tilt } from '#ports/tilt'
import type { VoiceLevel } from '#ports/voiceLevel'
import type { WordCards } from '#ports/wordCards'

/** Access to the demo clinic. */
interface DemoAccess {
  isSeeded(): Promise<boolean>
  /** Installs the demo clinic on this device if needed, and signs in. Rejects with an IdentityError. */
  open(role: DemoRole): Promise<void>
}

/** Everything that screens may request from the backend. It is created once, after the first page is visible. */
export interface Services {
  readonly actor: AppActor
  readonly children: Children
  readonly caseload: Caseload
  readonly teams: Teams
  readonly grants: Grants
  readonly guardians: Guardians
  readonly sharing: Sharing
  readonly sessions: Sessions
  readonly plans: Plans
  readonly messages: Messages
  readonly texts: Texts
  readonly assessments: Assessments
  readonly documents: DocumentStore
  readonly sound: Sound
  readonly speech: Speech
  readonly hands: Hands
  readonly face: PointingFace
  readonly mirror: Mirror
  readonly tilt: Tilt
  readonly voiceLevel: VoiceLevel
  readonly recordings: Recordings
  readonly recorder: Recorder
  readonly photos: Photos
  readonly ownData: OwnData
  readonly consents: Consents
  readonly accountLanguage: AccountLanguage
  readonly offlineFiles: OfflineFiles
  readonly beside: Companion
  /** Rejects with an IdentityError if this is not the current person's password. */
  confirmPassword(password: string): Promise<void>
  readonly shop: Shop
  readonly administration: Administration
  readonly flags: FlagsSource
  /** The choice of weekly emails, or null if the backend sends no email. */
  readonly mailPreferences: MailPreferences | null
  /** Deletes data for good. It is null if the backend cannot do this. */
  readonly erasure: Erasure | null
  /** Oversight that only server functions can provide, or null if the backend has none. */
  readonly oversight: Oversight | null
  /** Two-step sign-in, or null if the backend does not offer it. */
  readonly secondStep: SecondStep | null
  /** The payment service's own page, or null if nothing is sold. */
  readonly portal: CustomerPortal | null
  /** Changes that the backend refused. It is null if every write is confirmed immediately. */
  readonly lostChanges: LostChanges | null
  /** Makes an activation code on a device that stores everything itself. It is null if a backend decides. Rejects with a StoreError. */
  readonly makeOwnCode: (() => Promise<string>) | null
  /** Who administers this device, or null if a backend decides. */
  readonly ownDevice: OwnDevice | null
  /** Loads the checks for the person responsible for the device, on demand. */
  loadDeviceCheck(): Promise<DeviceCheck>
  /** Loads the part that prints reports, on demand. */
  loadReportPrinter(): Promise<ReportPrinter>
  /** Loads the part that prints word cards, on demand. */
  loadWordCards(): Promise<WordCards>
  readonly demo: DemoAccess | null
  /** The owner of the guest's child. */
  readonly guestUid: string
  readonly guestChildId: string
  /** Moves a guest's play into this account. Resolves to the child's new id, or to null. Rejects with a StoreError. */
  adoptGuest(uid: string): Promise<string | null>
}

export const ServicesContext = createContext<Services | null>(null)

/** Returns the backend's services. It works only under `<AppReady>`. */
export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (services === null) throw new Error('useServices needs <AppReady> above it')
  return services
}
