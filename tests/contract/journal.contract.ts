import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { SessionHeader } from '#domain/activities/session'
import { resolveSettings } from '#domain/settings/resolve'
import { newProfile } from '#domain/child/childProfile'
import type { PlayEvent } from '#domain/trials/engine/events'
import type { Journal } from '#ports/journal'

/** Test rig of a device. Each tab has its own journal on the same disk. */
export interface JournalRig {
  openTab(): { journal: Journal; kill(): void }
  fillDisk(): void
  dispose(): Promise<void>
}

export const headerOf = (id: string, more: Partial<SessionHeader> = {}): SessionHeader => ({
  id,
  childId: 'ada_0',
  activity: 'bubblepop',
  category: null,
  level: '1',
  seed: 7,
  startedAt: 1_000_000,
  ranBy: 'ada',
  device: { width: 1024, height: 768, pixelRatio: 2 },
  settings: resolveSettings(newProfile, {}, {}),
  ...more,
})

/** Returns the events of one short trial. */
export const trialFacts = (trial: number): readonly PlayEvent[] => [
  { kind: 'trial-began', at: trial * 1000, trial, warmUp: false, waitMs: 20_000 },
  { kind: 'answered', at: trial * 1000 + 500, trial, id: 'bubble', verdict: 'correct', by: 'touch' },
  { kind: 'trial-ended', at: trial * 1000 + 900, trial, outcome: 'independent' },
]

export function journalContract(name: string, createRig: () => Promise<JournalRig>): void {
  describe(`journal: ${name}`, () => {
    let rig: JournalRig

    beforeEach(async () => {
      rig = await createRig()
    })

    afterEach(() => rig.dispose())

    test('returns a closed session whole, with its end', async () => {
      const { journal } = rig.openTab()
      await journal.begin(headerOf('s1'))
      await journal.append('s1', trialFacts(0))
      await journal.append('s1', trialFacts(1))
      await journal.close('s1', 'finished')
      const events = [...trialFacts(0), ...trialFacts(1), { kind: 'ended', at: 1900, reason: 'finished' }]
      expect(await journal.undelivered()).toEqual([{ ...headerOf('s1'), events }])
    })

    test('adds no second end to a session whose log already has one', async () => {
      const { journal } = rig.openTab()
      const end: PlayEvent = { kind: 'ended', at: 950, reason: 'adult' }
      await journal.begin(headerOf('s1'))
      await journal.append('s1', [...trialFacts(0), end])
      await journal.close('s1', 'adult')
      await journal.close('s1', 'adult')
      expect((await journal.undelivered())[0]?.events).toEqual([...trialFacts(0), end])
    })

    test('does not return delivered sessions again, and returns the others oldest first', async () => {
      const { journal } = rig.openTab()
      for (const [id, startedAt] of [
        ['late', 3],
        ['early', 1],
        ['middle', 2],
      ] as const) {
        await journal.begin(headerOf(id, { startedAt }))
        await journal.close(id, 'finished')
      }
      await journal.markDelivered('middle')
      expect((await journal.undelivered()).map(({ id }) => id)).toEqual(['early', 'late'])
    })

    test('removes a deleted child’s sessions, open or closed, and keeps those of other children', async () => {
      const { journal } = rig.openTab()
      for (const [id, childId] of [
        ['own', 'ada_0'],
        ['open', 'ada_0'],
        ['other', 'ada_1'],
      ] as const) {
        await journal.begin(headerOf(id, { childId }))
        await journal.append(id, trialFacts(0))
        if (id !== 'open') await journal.close(id, 'finished')
      }
      await journal.forget('ada_0')
      await expect(journal.append('open', trialFacts(1))).rejects.toMatchObject({ name: 'StoreError' })
      expect((await journal.undelivered()).map(({ id }) => id)).toEqual(['other'])
      await journal.begin(headerOf('open'))
      await journal.close('open', 'finished')
      expect((await journal.undelivered()).find(({ id }) => id === 'open')?.events).toEqual([{ kind: 'ended', at: 0, reason: 'finished' }])
    })

    test('loses no finished trial of a killed tab: another tab closes the session as interrupted, and adds nothing', async () => {
      const dying = rig.openTab()
      await dying.journal.begin(headerOf('s1'))
      await dying.journal.append('s1', trialFacts(0))
      await dying.journal.append('s1', trialFacts(1))
      const begun: PlayEvent = { kind: 'trial-began', at: 2000, trial: 2, warmUp: false, waitMs: 20_000 }
      await dying.journal.append('s1', [begun])
      dying.kill()

      const { journal } = rig.openTab()
      const events = [...trialFacts(0), ...trialFacts(1), begun, { kind: 'ended', at: 2000, reason: 'interrupted' }]
      expect(await journal.undelivered()).toEqual([{ ...headerOf('s1'), events }])
      expect(await journal.undelivered()).toHaveLength(1)
    })

    test('leaves alone a session that another tab is playing', async () => {
      const [playing, other] = [rig.openTab(), rig.openTab()]
      await playing.journal.begin(headerOf('s1'))
      await playing.journal.append('s1', trialFacts(0))
      expect(await other.journal.undelivered()).toEqual([])
      expect(await playing.journal.undelivered()).toEqual([])
      await playing.journal.append('s1', trialFacts(1))
      await playing.journal.close('s1', 'finished')
      expect((await other.journal.undelivered())[0]?.events).toHaveLength(7)
    })

    test('closes a dead session once when two tabs find it', async () => {
      const dying = rig.openTab()
      await dying.journal.begin(headerOf('s1'))
      dying.kill()
      const tabs = [rig.openTab(), rig.openTab()]
      await Promise.all(tabs.map(({ journal }) => journal.undelivered()))
      expect((await tabs[0]?.journal.undelivered())?.[0]?.events).toEqual([{ kind: 'ended', at: 0, reason: 'interrupted' }])
    })

    test('adds nothing to a session that was never started or is closed', async () => {
      const { journal } = rig.openTab()
      await expect(journal.append('s1', trialFacts(0))).rejects.toMatchObject({ name: 'StoreError', code: 'not-found' })
      await expect(journal.close('s1', 'finished')).rejects.toMatchObject({ code: 'not-found' })
      await journal.begin(headerOf('s1'))
      await journal.close('s1', 'finished')
      await expect(journal.append('s1', trialFacts(0))).rejects.toMatchObject({ code: 'not-found' })
    })

    test('reports a full disk as storage-full, and keeps what was written before', async () => {
      const { journal } = rig.openTab()
      await journal.begin(headerOf('s1'))
      await journal.append('s1', trialFacts(0))
      await journal.close('s1', 'finished')
      await journal.begin(headerOf('s2'))
      rig.fillDisk()
      await expect(journal.append('s2', trialFacts(0))).rejects.toMatchObject({ name: 'StoreError', code: 'storage-full' })
      await expect(journal.begin(headerOf('s3'))).rejects.toMatchObject({ name: 'StoreError', code: 'storage-full' })
      expect((await journal.undelivered())[0]?.events).toHaveLength(4)
    })
  })
}
