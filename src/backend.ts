import { createLocalBackend } from '#adapters/local/backend'
import type { HouseRules } from '#domain/access/decide'
import { adoptGuest } from '#data/adoptGuest'
import { createCaseload } from '#data/caseload'
import { GUEST_UID } from '#data/childDocument'
import { createChildren } from '#data/children'
import { createPeopleRecords } from '#data/people'
import { createPlans } from '#data/plans'
import { createSessions } from '#data/sessions'
import { startApp } from '#machines/app/startApp'
import type { TabStorage } from '#ports/tabStorage'
import { createStage } from '#scenes/stage/stage'
import type { Services } from './app/services'

interface Surroundings {
  readonly stageElement: HTMLElement
  /** Installs `window.__stage`. */
  readonly automation: boolean
  readonly tabStorage: TabStorage
  readonly config: HouseRules
}

/** The half of the composition root that the first page does without: backend, machines and stage. */
export function startBackend({ stageElement, automation, tabStorage, config }: Surroundings): Services {
  const clock = () => Date.now()
  const local = createLocalBackend({ databaseName: 'device', clock, locks: navigator.locks ?? null })
  const { identity, documents, guestDocuments, journal, demo } = local
  const children = createChildren(documents, guestDocuments)
  const sessions = createSessions(documents, guestDocuments)
  const actor = startApp({
    identity,
    people: createPeopleRecords(documents),
    journal,
    sessions,
    stage: createStage(stageElement, { automation }),
    clock: { now: clock },
    tabStorage,
    newSessionId: () => crypto.randomUUID(),
  })
  return {
    actor,
    children,
    caseload: createCaseload(documents),
    sessions,
    plans: createPlans(documents, guestDocuments),
    documents,
    demo: {
      isSeeded: () => demo.isSeeded(),
      async open(role) {
        await demo.seed()
        await demo.open(role)
      },
    },
    config,
    guestUid: GUEST_UID,
    adoptGuest: (uid) => adoptGuest({ guestStore: guestDocuments, store: documents, journal, uid }),
  }
}
