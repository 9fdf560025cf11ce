import { browserOfflineFiles } from '#adapters/browser/offlineFiles'
import { createTilt } from '#adapters/browser/tilt'
import { createFace } from '#adapters/hands/face/face'
import { createHands } from '#adapters/hands/hands'
import { createMirror } from '#adapters/hands/mirror'
import { isDemoUid } from '#domain/people/demoUid'
import { newActivationCode, newSharingCode } from '#adapters/local/stamps'
import { closeMicrophone, openMicrophone, playAloud } from '#adapters/sound/audioSession'
import { createClips, fetchSound } from '#adapters/sound/clips'
import { createLoudspeaker } from '#adapters/sound/loudspeaker'
import { trackPlaying } from '#adapters/sound/ownSound'
import { createSound } from '#adapters/sound/sound'
import { createVoiceLevel } from '#adapters/sound/voiceLevel'
import { createBrowserVoice } from '#adapters/speech/browserVoice'
import { createVoiceRecorder } from '#adapters/speech/recorder'
import { createSpeech } from '#adapters/speech/speech'
import { createFlags } from '#data/flags'
import type { Administration } from '#ports/administration'
import type { Assessments } from '#ports/assessments'
import { StoreError } from '#ports/documents'
import type { OwnData } from '#ports/ownData'
import { latePort } from '#app/startup/latePorts'
import { adoptGuest } from '#data/adoptGuest'
import { createCaseload } from '#data/caseload'
import { GUEST_CHILD_ID, GUEST_UID } from '#data/childDocument'
import { createChildren } from '#data/children'
import { createConsents } from '#data/consents'
import { createGrants } from '#data/grants'
import { createGuardians } from '#data/guardians'
import { createOwnDevice } from '#data/ownDevice'
import { createAccountLanguage } from '#data/accountLanguage'
import { createPeopleRecords } from '#data/people'
import { createMailPreferences } from '#data/mailPreferences'
import { createMessages } from '#data/messages'
import { createPlans } from '#data/plans'
import { createSessions } from '#data/sessions'
import { createSharing } from '#data/sharing'
import { createTeams } from '#data/teams'
import { createTexts } from '#data/texts'
import { openCompanionLine } from '#data/companionDevices'
import { openWindows } from '#adapters/browser/companionWindows'
import { makeApp } from '#machines/app/makeApp'
import type { DeviceSettings } from '#ports/deviceSettings'
import type { Recordings } from '#ports/recordings'
import type { Shop } from '#ports/shop'
import type { TabStorage } from '#ports/tabStorage'
import { createStage } from '#scenes/stage/stage'
import { askBeforeLosing } from '#app/forms/askBeforeLosing'
import { askCode } from '#app/gate/askedCode'
import type { Services } from '#app/services/services'
import { isHosted } from '#app/services/hosting'
import { english, language } from '#text/locale'
import { firstLanguage } from '#domain/language'
import { readOwnNamesFrom, speakEnglish } from '#domain/words/inLanguage'
import { createLateBackend } from './lateBackend'

interface Surroundings {
  readonly stageElement: HTMLElement
  /** Installs `window.__stage`. */
  readonly automation: boolean
  readonly tabStorage: TabStorage
  readonly device: DeviceSettings
}

/** The half of the composition root that the first page does not need: backend, machines and stage. */
export function startBackend({ stageElement, automation, tabStorage, device }: Surroundings): Services {
  const clock = () => Date.now()
  if (language() === firstLanguage) speakEnglish(english())
  readOwnNamesFrom(() => device.read().ownNames[language()] ?? {})
  const { identity, documents, guestDocuments, journal, recordings, photos, demo, makeOwnCode, erasure, forgetCopies, ...passedOn } = createLateBackend({
    clock,
    askCode,
  })
  const { sound, speech, voiceLevel } = startSound(device, recordings)
  const children = createChildren(documents, guestDocuments, clock)
  const guardians = createGuardians({ store: documents, clock })
  const sessions = createSessions(documents, guestDocuments, clock)
  const hands = createHands()
  const face = createFace()
  const mirror = createMirror()
  const tilt = createTilt(window)
  const texts = createTexts(documents, guestDocuments)
  const actor = makeApp({
    identity,
    people: createPeopleRecords(documents),
    journal,
    sessions,
    stage: createStage(stageElement, { automation, sound, speech, hands, face, mirror, tilt, voiceLevel, photos, texts }),
    clock: { now: clock },
    tabStorage,
    newSessionId: () => crypto.randomUUID(),
  })
  askBeforeLosing(actor)
  // Rarely used parts are fetched when they are needed.
  const ownData = latePort<OwnData>(
    async () => {
      const { createOwnData } = await import('#data/ownData')
      return createOwnData({
        store: documents,
        recordings,
        photos,
        device,
        journal,
        identity,
        erasure,
        guardians,
        clock,
        archive: {
          pack: async (entries) => (await loadZip()).pack(entries),
          unpack: async (...asked) => (await loadZip()).unpack(...asked),
        },
        print: async (...asked) => (await loadReportPrinter()).print(...asked),
      })
    },
    {
      exportChild: 'call',
      exportAll: 'call',
      exportTable: 'call',
      readFile: 'call',
      importFile: 'call',
      eraseChild: 'call',
      eraseAccount: 'call',
      lookAtErasing: 'call',
    },
    unavailable,
  )
  const administration = latePort<Administration>(
    async () => {
      const { createAdministration } = await import('#data/administration')
      return createAdministration({
        store: documents,
        newId: () => crypto.randomUUID(),
        newCode: newActivationCode,
        isDemo: () => !isHosted && isDemoUid(actor.getSnapshot().context.uid),
      })
    },
    {
      findPeople: 'call',
      findAccounts: 'call',
      setRole: 'call',
      setAccount: 'call',
      makeCodes: 'call',
      listCodes: 'call',
      takeBack: 'call',
      setFlags: 'call',
      count: 'call',
      readLog: 'call',
    },
    unavailable,
  )
  const assessments = latePort<Assessments>(
    async () => (await import('#data/assessments')).createAssessments(documents),
    {
      watch: 'watch',
      watchAnswers: 'watch',
      beginRating: 'call',
      saveAnswers: 'call',
      signRating: 'call',
      savePaper: 'call',
      watchReport: 'watch',
      saveReport: 'call',
      signReport: 'call',
      giveReport: 'call',
    },
    unavailable,
  )
  const shop = latePort<Shop>(
    async () => (await import('#data/shop')).createShop({ store: documents, clock, newId: () => crypto.randomUUID() }),
    { watchProducts: 'watch', watchUnsettled: 'watch', isTrialUsed: 'call', checkout: 'call', redeem: 'call' },
    unavailable,
  )
  return {
    actor,
    children,
    caseload: createCaseload(documents, clock, forgetCopies),
    teams: createTeams({ store: documents, clock }),
    grants: createGrants({ store: documents, clock }),
    guardians,
    sharing: createSharing({ store: documents, clock, newCode: newSharingCode }),
    sessions,
    plans: createPlans(documents, guestDocuments),
    messages: createMessages(documents, clock),
    texts,
    assessments,
    documents,
    sound,
    speech,
    hands,
    face,
    mirror,
    tilt,
    voiceLevel,
    recordings,
    recorder: createVoiceRecorder({ open: openMicrophone, close: closeMicrophone }),
    photos,
    consents: createConsents(documents),
    accountLanguage: createAccountLanguage(documents),
    ownData,
    offlineFiles: browserOfflineFiles(),
    beside: {
      openWindows,
      openDevices: (end, childId) => (isHosted ? openCompanionLine({ store: documents, newId: () => crypto.randomUUID(), clock }, end, childId) : null),
    },
    confirmPassword: (password) => identity.confirmPassword({ password }),
    administration,
    flags: createFlags(documents),
    shop,
    ...passedOn,
    erasure,
    // A project with functions also sends emails.
    mailPreferences: erasure === null ? null : createMailPreferences(documents),
    ownDevice: isHosted ? null : createOwnDevice(documents),
    loadReportPrinter,
    loadWordCards: async () => (await import('#adapters/pdf/wordCards')).wordCards,
    loadDeviceCheck: async () => {
      const [{ createDeviceCheck }, { checkCamera }] = await Promise.all([import('#adapters/browser/deviceCheck'), import('#adapters/hands/cameraCheck')])
      return createDeviceCheck(() => checkCamera())
    },
    makeOwnCode,
    demo:
      demo === null
        ? null
        : {
            isSeeded: demo.isSeeded,
            async open(role) {
              await demo.seed(language())
              await demo.open(role)
            },
          },
    guestUid: GUEST_UID,
    guestChildId: GUEST_CHILD_ID,
    adoptGuest: (uid) => adoptGuest({ guestStore: guestDocuments, store: documents, journal, uid }),
  }
}

const loadZip = async () => (await import('#adapters/browser/zip')).zipArchive
const loadReportPrinter = async () => (await import('#adapters/pdf/report/browser')).reportPrinter

/** Makes the loudspeaker follow this device's volumes. */
function startSound(device: DeviceSettings, recordings: Recordings) {
  const clips = createClips()
  const openContext = typeof AudioContext === 'undefined' ? null : () => new AudioContext()
  const openLoudspeaker =
    openContext === null
      ? null
      : () => {
          playAloud()
          return openContext()
        }
  const { loudspeaker, isSounding } = trackPlaying(createLoudspeaker(device.read().volumes, openLoudspeaker))
  const host = typeof speechSynthesis === 'undefined' ? null : speechSynthesis
  const sound = createSound({ loudspeaker, clips, readMusic: () => fetchSound('sounds/music') })
  const speech = createSpeech({
    loudspeaker,
    clips,
    recordings,
    browserVoice: createBrowserVoice({
      host,
      newUtterance: (text) => new SpeechSynthesisUtterance(text),
      language: language(),
      english: english(),
    }),
    volume: () => device.read().volumes.voice,
    preference: () => device.read().voice,
    language: language(),
  })
  device.watch(() => {
    const { volumes } = device.read()
    loudspeaker.setVolumes(volumes)
    // The volume of the device's own voice cannot be changed while it speaks.
    if (volumes.muted) speech.stop()
  })
  const voiceLevel = createVoiceLevel({
    // The browser's voice processing would distort the measurement.
    openMicrophone:
      navigator.mediaDevices === undefined
        ? null
        : () => openMicrophone({ channelCount: 1, echoCancellation: true, noiseSuppression: false, autoGainControl: false }),
    openContext,
    every: (ms, act) => {
      const timer = setInterval(act, ms)
      return () => clearInterval(timer)
    },
    now: () => performance.now(),
    isOwnSound: () => isSounding() || host?.speaking === true,
  })
  return { sound, speech, voiceLevel }
}

const unavailable = (reason: string): StoreError => new StoreError('unavailable', reason)
