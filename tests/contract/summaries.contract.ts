import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSessions } from '#data/sessions'
import { readSummary, summaryPath } from '#data/summaryDocument'
import type { Session } from '#domain/activities/session'
import type { Digest } from '#domain/measures/digest'
import { DAY_MS } from '#domain/time'
import { NOW, type DocumentData, type DocumentStore } from '#ports/documents'
import { headerOf, trialFacts } from './journal.contract'

type Person = { uid: string; email: string }

interface SummariesRig {
  store(person: Person): DocumentStore
  seed(documents: Readonly<Record<string, DocumentData>>): Promise<void>
  now(): number
  dispose(): Promise<void>
}

const ada = { uid: 'ada', email: 'ada@family.example' }
const tom = { uid: 'tom', email: 'tom@clinic.example' }
const vic = { uid: 'vic', email: 'vic@clinic.example' }
const CLINIC = 'own_0'
const PATH = summaryPath('ada_0')

/** Defines the contract tests of every backend for the summary of a child's sessions. */
export function summariesContract(name: string, createRig: () => Promise<SummariesRig>): void {
  describe(`a child's summary (${name})`, () => {
    let rig: SummariesRig
    let store: (person: Person) => DocumentStore

    beforeEach(async () => {
      rig = await createRig()
      const stores = new Map<string, DocumentStore>()
      store = (person) => {
        const made = stores.get(person.uid) ?? rig.store(person)
        stores.set(person.uid, made)
        return made
      }
      const [since, later] = [new Date(rig.now() - 30 * DAY_MS), new Date(rig.now() + 90 * DAY_MS)]
      const stamps = { createdAt: since, updatedAt: since }
      const member = ({ email }: Person, role: string) => ({ role, email, joinedAt: since, ...(role === 'visitor' ? { until: later } : {}) })
      const named = [tom, vic].map(({ uid }) => `${uid}_${since.getTime()}`)
      await rig.seed({
        'children/ada_0': {
          version: 1,
          ownerUid: 'ada',
          alias: 'Wren',
          birthMonth: null,
          profileJson: '{}',
          archivedAt: null,
          grants: { [CLINIC]: { since, endsAt: later, purpose: 'x' } },
          ...stamps,
        },
        [`TherapistAccounts/${CLINIC}`]: {
          name: 'Clinic',
          status: 'active',
          subscriptionEndDate: null,
          createdBy: 'own',
          ...stamps,
          team: { tom: member(tom, 'therapist'), vic: member(vic, 'visitor'), ada: member(ada, 'parent') },
          memberIds: ['tom', 'ada'],
          ownerIds: [],
        },
        [`TherapistAccounts/${CLINIC}/sharedChildren/ada_0`]: { ownerUid: 'ada', alias: 'Wren', sharedAt: since, endsAt: later, purpose: 'x', caseload: named },
      })
    })

    afterEach(() => rig.dispose())

    const sessionOf = (id: string, { uid }: Person, daysAgo = 0): Session => ({
      ...headerOf(id, { childId: 'ada_0', ranBy: uid }),
      startedAt: rig.now() - daysAgo * DAY_MS,
      events: trialFacts(0),
    })
    const save = (session: Session, person: Person) => createSessions(store(person)).save(session)
    const summary = async (): Promise<readonly Digest[] | null> => {
      const found = await store(ada).get(PATH)
      return found === null ? null : readSummary(found)
    }
    const idsOf = async () => (await summary())?.map(({ id }) => id) ?? null

    test('includes each session once, for every person who runs it, also when delivered again', async () => {
      await save(sessionOf('one', ada, 2), ada)
      await save(sessionOf('two', tom, 1), tom)
      await save(sessionOf('one', ada, 2), ada)
      expect(await idsOf()).toEqual(['two', 'one'])
      expect(await summary()).toMatchObject([{ activity: 'bubblepop', level: '1', startedAt: rig.now() - DAY_MS }, {}])
    })

    test('inserts a late session in its place, and loses none', async () => {
      await save(sessionOf('new', ada), ada)
      await save(sessionOf('late', ada, 5), ada)
      expect(await idsOf()).toEqual(['new', 'late'])
    })

    test('includes sessions of two devices at once', async () => {
      await save(sessionOf('first', ada, 9), ada)
      await Promise.all([save(sessionOf('here', ada, 1), ada), save(sessionOf('there', tom, 2), tom)])
      expect(await idsOf()).toEqual(['here', 'there', 'first'])
    })

    test('is created from the sessions of a child played with before summaries existed', async () => {
      await save(sessionOf('old', ada, 3), ada)
      await store(ada).commit((writes) => writes.delete(PATH))
      expect(await summary()).toBeNull()
      await save(sessionOf('next', tom), tom)
      expect(await idsOf()).toEqual(['next', 'old'])
    })

    test('includes a visitor’s session once, although the visitor may not read the summary', async () => {
      await save(sessionOf('mine', ada, 1), ada)
      await expect(store(vic).get(PATH)).rejects.toMatchObject({ code: 'permission-denied' })
      await save(sessionOf('visit', vic), vic)
      await save(sessionOf('visit', vic), vic)
      expect(await idsOf()).toEqual(['visit', 'mine'])
    })

    test('never blocks a session: neither for a visitor without a summary, nor when it is full', async () => {
      await save(sessionOf('visit', vic, 1), vic)
      expect(await store(vic).get('children/ada_0/sessions/visit')).not.toBeNull()
      expect(await summary()).toBeNull()
      const lines = Array.from({ length: 100 }, (_, at) => `s${at} k0abc bubblepop  1 a   `)
      await store(ada).commit((writes) => writes.set(PATH, { version: 1, sessions: lines, updatedAt: NOW }))
      await save(sessionOf('more', vic), vic)
      expect(await store(vic).get('children/ada_0/sessions/more')).not.toBeNull()
      // Anyone who can see the sessions may complete the summary.
      await createSessions(store(tom)).summarise('ada_0', [sessionOf('more', vic), sessionOf('visit', vic, 1)])
      expect((await idsOf())?.slice(0, 2)).toEqual(['more', 'visit'])
    })

    test('keeps known sessions when it is completed', async () => {
      await save(sessionOf('new', ada), ada)
      await createSessions(store(tom)).summarise('ada_0', [sessionOf('old', ada, 3)])
      expect(await idsOf()).toEqual(['new', 'old'])
    })

    test('is watched for many children at once, leaving out missing and forbidden ones', async () => {
      await save(sessionOf('one', ada), ada)
      const seen = await new Promise<ReadonlyMap<string, readonly Digest[]>>((tell, fail) => {
        const stop = createSessions(store(tom)).watchSummaries(
          ['ada_0', 'ada_1'],
          (found) => {
            if (found.size > 0) queueMicrotask(() => stop())
            if (found.size > 0) tell(found)
          },
          fail,
        )
      })
      expect([...seen].map(([id, digests]) => [id, digests.map((digest) => digest.id)])).toEqual([['ada_0', ['one']]])
    })
  })
}
