import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createCaseload } from '#data/caseload'
import { rowPath, sharedPath } from '#data/caseRowDocument'
import { createCaseRows } from '#data/caseRows'
import { createChildren } from '#data/children'
import { createGrants } from '#data/grants'
import { createMessages } from '#data/messages'
import { createSessions } from '#data/sessions'
import { summaryPath } from '#data/summaryDocument'
import type { Session } from '#domain/activities/session'
import { newProfile } from '#domain/child/childProfile'
import type { SharedChild } from '#domain/people/people'
import { DAY_MS } from '#domain/time'
import type { DocumentData, DocumentStore } from '#ports/documents'
import { headerOf, trialFacts } from './journal.contract'

type Person = { uid: string; email: string; displayName: string }

interface RowsRig {
  store(person: Person): DocumentStore
  seed(documents: Readonly<Record<string, DocumentData>>): Promise<void>
  now(): number
  dispose(): Promise<void>
}

const person = (uid: string): Person => ({ uid, email: `${uid}@x.example`, displayName: uid })
const [ada, own, tom, vic, ola] = [person('ada'), person('own'), person('tom'), person('vic'), person('ola')]
const [CLINIC, SCHOOL] = ['own_0', 'ola_0']
const CHILD = 'ada_0'

/** Defines the contract tests of every backend for a child's row in an account's list. */
export function caseRowsContract(name: string, createRig: () => Promise<RowsRig>): void {
  describe(`a child's row (${name})`, () => {
    let rig: RowsRig
    let stops: (() => void)[]
    let store: (person: Person) => DocumentStore

    beforeEach(async () => {
      rig = await createRig()
      stops = []
      const stores = new Map<string, DocumentStore>()
      store = (one) => {
        const made = stores.get(one.uid) ?? rig.store(one)
        stores.set(one.uid, made)
        return made
      }
      await rig.seed(documents())
    })

    afterEach(async () => {
      for (const stop of stops) stop()
      await rig.dispose()
    })

    const day = (days: number) => new Date(rig.now() + days * DAY_MS)
    const membership = ({ uid }: Person) => `${uid}_${day(-30).getTime()}`
    /** Returns a child visible to two accounts; the first has a therapist and a visitor. */
    function documents(): Readonly<Record<string, DocumentData>> {
      const [since, later] = [day(-30), day(90)]
      const stamps = { createdAt: since, updatedAt: since }
      const member = ({ email }: Person, role: string) => ({ role, email, joinedAt: since, ...(role === 'visitor' ? { until: later } : {}) })
      const grant = { since, endsAt: later, purpose: 'x' }
      const profileJson = JSON.stringify(newProfile)
      const account = { name: 'Clinic', status: 'active', subscriptionEndDate: null, createdBy: 'own', ...stamps }
      const shared = { ownerUid: 'ada', alias: 'Wren', sharedAt: since, endsAt: later, purpose: 'x' }
      return {
        [`children/${CHILD}`]: {
          version: 1,
          ownerUid: 'ada',
          alias: 'Wren',
          birthMonth: null,
          profileJson,
          archivedAt: null,
          grants: { [CLINIC]: grant, [SCHOOL]: grant },
          ...stamps,
        },
        [`TherapistAccounts/${CLINIC}`]: {
          ...account,
          team: { own: member(own, 'owner'), tom: member(tom, 'therapist'), vic: member(vic, 'visitor'), ada: member(ada, 'parent') },
          memberIds: ['own', 'tom', 'ada'],
          ownerIds: ['own'],
        },
        [`TherapistAccounts/${SCHOOL}`]: {
          ...account,
          team: { ola: member(ola, 'owner'), ada: member(ada, 'parent') },
          memberIds: ['ola', 'ada'],
          ownerIds: ['ola'],
        },
        [sharedPath(CLINIC, CHILD)]: { ...shared, caseload: [membership(tom), membership(vic)] },
        [sharedPath(SCHOOL, CHILD)]: { ...shared, caseload: [] },
      }
    }

    const session = (id: string, { uid }: Person, daysAgo = 0): Session => ({
      ...headerOf(id, { childId: CHILD, ranBy: uid }),
      startedAt: rig.now() - daysAgo * DAY_MS,
      events: trialFacts(0),
    })
    const save = (one: Session, who: Person) => createSessions(store(who), store(who), rig.now).save(one)
    const row = async (account = CLINIC, who = ada): Promise<DocumentData | null> => (await store(who).get(rowPath(account, CHILD)))?.data ?? null
    const played = async (account = CLINIC) => ((await row(account))?.['sessions'] as string[] | undefined)?.map((line) => line.split(' ')[0]).toSorted()
    const listed = (who: Person, named: string | null, account = CLINIC) => {
      const lists: (readonly SharedChild[])[] = []
      const watch = () =>
        createCaseload(store(who), rig.now).watch(
          { id: account, named, seesResults: true },
          (list) => lists.push(list),
          (error) => {
            throw error
          },
        )
      stops.push(watch())
      return lists
    }

    test('adds each session to each account’s rows once, by every person who may run it', async () => {
      await save(session('one', ada, 2), ada)
      await save(session('two', tom, 1), tom)
      await save(session('two', tom, 1), tom)
      for (const account of [CLINIC, SCHOOL]) expect(await played(account)).toEqual(['one', 'two'])
      expect(await row()).toMatchObject({ alias: 'Wren', caseload: [membership(tom), membership(vic)], endsAt: day(90), note: null })
    })

    test('includes a visitor’s session, although the visitor may not read the row', async () => {
      await save(session('mine', ada, 1), ada)
      await expect(store(vic).get(rowPath(CLINIC, CHILD))).rejects.toMatchObject({ code: 'permission-denied' })
      await save(session('visit', vic), vic)
      for (const account of [CLINIC, SCHOOL]) expect(await played(account)).toEqual(['mine', 'visit'])
    })

    test('keeps only play from the period that the list covers', async () => {
      for (const daysAgo of [40, 3, 1]) await save(session(`s${daysAgo}`, ada, daysAgo), ada)
      expect(await played()).toEqual(['s1', 's3', 's40'])
      const lines = Array.from({ length: 60 }, (_, at) => `d${at} ${(rig.now() - at * DAY_MS).toString(36)} bubblepop  1 a   `)
      await rig.seed({ [summaryPath(CHILD)]: { version: 1, sessions: lines, updatedAt: day(0) } })
      await save(session('now', ada), ada)
      expect((await played())?.length).toBeLessThan(30)
    })

    test('follows the settings, the name and the newest note, without its text', async () => {
      await save(session('one', ada), ada)
      const children = createChildren(store(ada), store(ada), rig.now)
      await children.rename(CHILD, 'Otter')
      await children.setPicture(CHILD, 'kite')
      await expect.poll(() => row()).toMatchObject({ alias: 'Otter', picture: 'kite' })
      const messages = createMessages(store(ada), rig.now)
      await messages.send(CHILD, { text: 'He laughed.', side: 'family' }, ada)
      expect(await row()).toMatchObject({ note: { role: 'family' } })
      expect(JSON.stringify(await row())).not.toContain('laughed')
    })

    test('shows another account the settings of a therapist who may not read its row, but not the therapist’s note', async () => {
      await save(session('one', ada), ada)
      await expect(store(tom).get(rowPath(SCHOOL, CHILD))).rejects.toMatchObject({ code: 'permission-denied' })
      await createMessages(store(tom), rig.now).send(CHILD, { text: 'Good!', side: 'team', account: CLINIC }, { uid: tom.uid, displayName: '' })
      const child = { id: CHILD, ownerUid: 'ada', guardians: [], profile: newProfile }
      await createChildren(store(tom), store(tom), rig.now).saveProfile(child, { ...newProfile, support: 'B' }, 'tom')
      for (const account of [CLINIC, SCHOOL]) {
        await expect.poll(() => row(account)).toMatchObject({ profileJson: expect.stringContaining('"support":"B"') })
      }
      expect([(await row(CLINIC))?.['note'], (await row(SCHOOL))?.['note']]).toMatchObject([{ role: 'team' }, null])
      expect(await played(SCHOOL)).toEqual(['one'])
    })

    test('lists children with one query, and updates at once', async () => {
      await save(session('one', ada, 1), ada)
      const lists = listed(tom, membership(tom))
      await expect.poll(() => lists.at(-1)?.[0]).toMatchObject({ alias: 'Wren', child: { alias: 'Wren', profile: newProfile }, row: { newest: null } })
      await save(session('two', ada), ada)
      await expect.poll(() => lists.at(-1)?.[0]?.row?.digests.map(({ id }) => id)).toEqual(['two', 'one'])
      await createMessages(store(ada), rig.now).send(CHILD, { text: 'Hello', side: 'family' }, ada)
      await expect.poll(() => lists.at(-1)?.[0]?.row?.newest?.side).toBe('family')
    })

    test('leaves the child on the list while it is missing, and is created by anyone who looks', async () => {
      const lists = listed(own, null)
      await expect.poll(() => lists.at(-1)?.[0]?.child?.alias).toBe('Wren')
      expect(lists.at(-1)?.[0]?.row).toBeUndefined()
      await expect.poll(() => row()).toMatchObject({ alias: 'Wren', sessions: [], note: null })
      const again = listed(own, null)
      await expect.poll(() => again.at(-1)?.[0]?.row?.digests).toEqual([])
    })

    test('is not created from sessions before outlines existed, because it would report no play', async () => {
      await rig.seed({ [`children/${CHILD}/sessions/old`]: { version: 1, childId: CHILD, ranBy: 'ada', startedAt: day(-1) } })
      const rows = createCaseRows(store(tom), rig.now)
      await rows.refresh(CHILD, 'nothing')
      expect(await row()).toBeNull()
      await createSessions(store(tom), store(tom), rig.now).summarise(CHILD, [session('old', ada, 1)])
      expect(await played()).toEqual(['old'])
    })

    test('is deleted at once when the family withdraws its permission', async () => {
      await save(session('one', ada), ada)
      const lists = listed(tom, membership(tom))
      await expect.poll(() => lists.at(-1)?.[0]?.row).toBeDefined()
      await createGrants({ store: store(ada), clock: rig.now }).withdraw(CHILD, CLINIC)
      expect([await row(CLINIC), (await row(SCHOOL))?.['alias']]).toEqual([null, 'Wren'])
      await expect.poll(() => lists.at(-1)).toEqual([])
    })

    test('is created with the family’s permission and lasts as long', async () => {
      const grants = createGrants({ store: store(ada), clock: rig.now })
      await grants.give({ id: CHILD, ownerUid: 'ada', alias: 'Wren' }, { accountId: CLINIC, purpose: 'y', endsAt: day(5).getTime() })
      expect(await row()).toMatchObject({ endsAt: day(5), caseload: [membership(tom), membership(vic)] })
    })

    test('names the people assigned in the account', async () => {
      await save(session('one', ada), ada)
      const caseload = createCaseload(store(own), rig.now)
      await caseload.assign(CLINIC, CHILD, [membership(vic)])
      expect(await row(CLINIC)).toMatchObject({ caseload: [membership(vic)] })
      await expect(store(tom).get(rowPath(CLINIC, CHILD))).rejects.toMatchObject({ code: 'permission-denied' })
      await caseload.giveUp(CLINIC, CHILD)
      expect(await row()).toBeNull()
    })

    test('is removed while the child is off the list, and restored with it', async () => {
      await save(session('one', ada), ada)
      const children = createChildren(store(ada), store(ada), rig.now)
      await children.archive(CHILD)
      await expect.poll(() => row()).toBeNull()
      await children.restore(CHILD)
      await expect.poll(() => played()).toEqual(['one'])
    })

    test('is removed while a relevant change waits on a device, and returns once that is sent', async () => {
      await save(session('one', ada), ada)
      const rows = createCaseRows(store(ada), rig.now)
      await createCaseRows(store(tom), rig.now).follow(CHILD, { delivery: 'kept', isFamily: false })
      expect(await row()).not.toBeNull()
      await rows.follow(CHILD, { delivery: 'kept', isFamily: true })
      for (const account of [CLINIC, SCHOOL]) expect(await row(account)).toBeNull()
      await rows.follow(CHILD, { delivery: 'sent', isFamily: true })
      expect(await played()).toEqual(['one'])
    })

    test('is repaired, if outdated, by anyone who opens the child, and left alone if complete', async () => {
      await save(session('one', ada), ada)
      const written = (await row())?.['updatedAt']
      const rows = createCaseRows(store(tom), rig.now)
      await rows.refresh(CHILD, 'nothing')
      expect((await row())?.['updatedAt']).toEqual(written)
      await rig.seed({ [rowPath(CLINIC, CHILD)]: { ...(await row()), sessions: [] } })
      await createSessions(store(tom), store(tom), rig.now).summarise(CHILD, [session('one', ada)])
      expect(await played()).toEqual(['one'])
    })
  })
}
