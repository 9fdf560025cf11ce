import { useState } from 'react'
import type { ChildPictureName } from '#domain/child/childPictures'
import type { Child } from '#domain/people/people'
import type { StoreErrorCode } from '#ports/documents'
import { useAuth } from '#app/services/actors'
import { useChildren } from '#app/play/children'
import { useDevice } from '#app/page/deviceSettings'
import { useServices } from '#app/services/services'
import { useAsyncAction } from '#app/services/task'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { showNotice } from '#ui/notices'
import type { ChildDraft } from './childFields'

/** The actions on the list of children, and their results. */
export interface ChildWork {
  /** Children archived during this visit, which can still be undone. */
  readonly archived: readonly Child[]
  /** The child from play without an account, which has no name yet. */
  readonly unnamed: Child | null
  readonly failure: StoreErrorCode | null
  /** Rejects with a StoreError. */
  create(draft: ChildDraft): Promise<Child>
  /**
   * Names the child from play without an account. With `isThis`, that child gets the name. Otherwise, a
   * new child gets it, and the other child is archived. Rejects with a StoreError.
   */
  take(guest: Child, draft: ChildDraft, isThis: boolean): Promise<Child>
  rename(child: Child, names: Pick<Child, 'alias' | 'birthMonth'>): void
  setPicture(child: Child, picture: ChildPictureName): void
  /** Resolves to whether the child has been archived. */
  archive(child: Child): Promise<boolean>
  restore(child: Child): void
}

export function useChildWork(): ChildWork {
  const text = useText()
  const { children, guestUid } = useServices()
  const { children: list, chooseChild } = useChildren()
  const { choices, change } = useDevice()
  const uid = useAuth().snapshot.context.user?.uid ?? guestUid
  const [archived, setArchived] = useState<readonly Child[]>([])
  const { failure, run } = useAsyncAction()
  const restore = (child: Child) =>
    void run(async () => {
      await children.restore(child.id)
      setArchived((list) => list.filter(({ id }) => id !== child.id))
      chooseChild(child.id)
    })
  const tellArchived = (child: Child) =>
    showNotice({
      closeLabel: text('app.close'),
      message: (
        <>
          <p>{text('screens.children.archived', { alias: child.alias })}</p>
          <Button onClick={() => restore(child)}>{text('screens.children.restore')}</Button>
        </>
      ),
    })

  const create = async (draft: ChildDraft) => {
    const made = await children.create({ ownerUid: uid, ...draft })
    chooseChild(made.id)
    return made
  }

  return {
    archived,
    unnamed: list === 'unknown' ? null : (list.find(({ id }) => id === choices.unnamedChildId) ?? null),
    failure,
    restore,
    create,
    async take(guest, draft, isThis) {
      if (!isThis) {
        const made = await create(draft)
        await children.archive(guest.id)
        change({ unnamedChildId: null })
        return made
      }
      await children.rename(guest.id, draft.alias)
      if (draft.picture !== undefined) await children.setPicture(guest.id, draft.picture)
      await children.saveProfile(guest, draft.profile, uid)
      change({ activeChildId: guest.id, unnamedChildId: null })
      return { ...guest, ...draft }
    },
    rename: (child, { alias, birthMonth }) =>
      void run(async () => {
        if (alias !== child.alias) await children.rename(child.id, alias)
        if (child.id === choices.unnamedChildId) change({ unnamedChildId: null })
        if (birthMonth !== child.birthMonth) await children.setBirthMonth(child.id, birthMonth)
      }),
    setPicture: (child, picture) => void run(() => children.setPicture(child.id, picture)),
    archive: (child) =>
      run(async () => {
        await children.archive(child.id)
        setArchived((list) => [...list, child])
        tellArchived(child)
      }),
  }
}
