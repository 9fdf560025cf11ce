import { createLocalJournal } from '#adapters/local/journal'
import { createLocalPhotos } from '#adapters/local/photos'
import { createLocalRecordings } from '#adapters/local/recordings'
import { createBrowserLocks, createDevice } from '../support/localRig'
import { caseRowsContract } from './caseRows.contract'
import { documentsContract } from './documents.contract'
import { identityContract } from './identity.contract'
import { journalContract } from './journal.contract'
import { photosContract } from './photos.contract'
import { recordingsContract } from './recordings.contract'
import { summariesContract } from './summaries.contract'

documentsContract(
  'embedded',
  async () => {
    const device = createDevice()
    return { store: device.storeOf, seed: device.seed, now: device.now, fillDisk: device.fillDisk, dispose: device.dispose }
  },
  { fillsDisk: true },
)

identityContract(
  'embedded',
  async () => {
    const device = createDevice()
    return { openTab: () => device.openTab().identity, pass: device.pass, dispose: device.dispose }
  },
  { movesClock: true },
)

journalContract('embedded', async () => {
  const device = createDevice()
  const browser = createBrowserLocks()
  return {
    openTab() {
      const locks = browser.openTab()
      return { journal: createLocalJournal({ database: device.raw, clock: device.now, locks }), kill: () => locks.kill() }
    },
    fillDisk: device.fillDisk,
    dispose: device.dispose,
  }
})

recordingsContract('embedded', async () => {
  const device = createDevice()
  return {
    openTab: () => createLocalRecordings({ database: device.raw, clock: device.now }),
    now: device.now,
    fillDisk: device.fillDisk,
    dispose: device.dispose,
  }
})

photosContract('embedded', async () => {
  const device = createDevice()
  return {
    openTab: () => createLocalPhotos({ database: device.raw, clock: device.now }),
    now: device.now,
    pass: device.pass,
    fillDisk: device.fillDisk,
    dispose: device.dispose,
  }
})

summariesContract('embedded', async () => {
  const device = createDevice()
  return { store: device.storeOf, seed: device.seed, now: device.now, dispose: device.dispose }
})

caseRowsContract('embedded', async () => {
  const device = createDevice()
  return { store: device.storeOf, seed: device.seed, now: device.now, dispose: device.dispose }
})
