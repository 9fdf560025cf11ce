import { act, useEffect } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { StoreError } from '#ports/documents'
import type { Teams } from '#ports/teams'
import { useFinishedRemovals, useRemovals, type Removals } from '#app/workspaces/removals'
import { ShellContext, type Shell } from '#app/page/shellContext'
import { fakeTabStorage } from '../support/fakePorts'
import { show } from '../support/page'
import { fakeActor, fakeShell } from '../support/services'

const TOM = { accountId: 'clinic', target: 'tom', joinedAt: 7 }
const LEA = { accountId: 'school', target: 'lea', joinedAt: 8 }

let lastingStorage: Shell['lastingStorage']
let removed: string[]
beforeEach(() => {
  lastingStorage = fakeTabStorage()
  removed = []
})

/** Loads a page as this person. The backend answers every removal with `refused`, if given. */
async function loadAs(uid: string, refused: StoreError | null = null): Promise<Removals> {
  const known = { context: { user: { uid } } }
  const auth = { getSnapshot: () => known, subscribe: () => ({ unsubscribe: () => undefined }) }
  const actor = fakeActor({ auth })
  const remove: Teams['remove'] = async ({ target, by }) => {
    if (refused !== null) throw refused
    removed.push(`${target} by ${by}`)
  }
  const seen: Removals[] = []
  await act(async () =>
    show(
      <ShellContext value={fakeShell({ lastingStorage })}>
        <Page onRemovals={(removals) => void seen.push(removals)} />
      </ShellContext>,
      { actor, teams: { remove } },
    ),
  )
  const removals = seen.at(-1)
  if (removals === undefined) throw new Error('nothing was drawn')
  return removals
}

function Page({ onRemovals }: { onRemovals: (removals: Removals) => void }) {
  useFinishedRemovals()
  const removals = useRemovals()
  useEffect(() => onRemovals(removals))
  return null
}

it('completes a removal left open by a page on the same person’s next page, and never for another person', async () => {
  const first = await loadAs('olga')
  first.add(TOM)
  first.add(LEA)
  expect((await loadAs('tom')).waiting()).toEqual([])
  expect(removed).toEqual([])
  const next = await loadAs('olga')
  expect(removed).toEqual(['tom by olga', 'lea by olga'])
  expect(next.waiting()).toEqual([])
})

it('does not complete an undone removal', async () => {
  const page = await loadAs('olga')
  page.add(TOM)
  page.add(LEA)
  page.drop(TOM)
  await page.finishAll()
  expect(removed).toEqual(['lea by olga'])
})

it('waits while offline and says so, and drops a removal that is refused or already done', async () => {
  ;(await loadAs('olga')).add(TOM)
  const offline = await loadAs('olga', new StoreError('offline'))
  await expect(offline.finishAll()).rejects.toMatchObject({ code: 'offline' })
  expect(offline.waiting()).toEqual([TOM])
  expect((await loadAs('olga', new StoreError('permission-denied'))).waiting()).toEqual([])
  offline.add(LEA)
  expect((await loadAs('olga', new StoreError('not-found'))).waiting()).toEqual([])
})
