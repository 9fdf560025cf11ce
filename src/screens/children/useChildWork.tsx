import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import type { Child } from '#domain/people/people'
import { StoreError, type StoreErrorCode } from '#ports/documents'
import { useAuth } from '#app/actors'
import { useChildren } from '#app/children'
import { useServices } from '#app/services'
import { useText } from '#text/i18n'
import type { ChildWish } from './childFields'

/** What an adult may do with the list of children, and what became of it. */
export interface ChildWork {
  /** Taken off the list during this visit, and so still to be brought back. */
  readonly archived: readonly Child[]
  readonly failure: StoreErrorCode | null
  /** Rejects with a StoreError. */
  create(wish: ChildWish): Promise<void>
  rename(child: Child, names: Pick<Child, 'alias' | 'birthMonth'>): void
  archive(child: Child): void
  restore(child: Child): void
}

export function useChildWork(): ChildWork {
  const text = useText()
  const { children, guestUid } = useServices()
  const { chooseChild } = useChildren()
  const uid = useAuth().snapshot.context.user?.uid ?? guestUid
  const [archived, setArchived] = useState<readonly Child[]>([])
  const [failure, setFailure] = useState<StoreErrorCode | null>(null)

  const attempt = async (work: () => Promise<void>) => {
    setFailure(null)
    try {
      await work()
    } catch (error) {
      setFailure(error instanceof StoreError ? error.code : 'unavailable')
    }
  }
  const restore = (child: Child) =>
    void attempt(async () => {
      await children.restore(child.id)
      setArchived((list) => list.filter(({ id }) => id !== child.id))
      notifications.hide(noticeOf(child))
      chooseChild(child.id)
    })
  const tellArchived = (child: Child) =>
    notifications.show({
      id: noticeOf(child),
      closeButtonProps: { 'aria-label': text('screens.sessions.close') },
      message: (
        <>
          <p>{text('screens.children.archived', { alias: child.alias })}</p>
          <Button mt="xs" onClick={() => restore(child)}>
            {text('screens.children.restore')}
          </Button>
        </>
      ),
    })

  return {
    archived,
    failure,
    restore,
    async create({ alias, birthMonth, profile }) {
      const { id } = await children.create({ ownerUid: uid, alias, birthMonth, profile })
      chooseChild(id)
    },
    rename: (child, { alias, birthMonth }) =>
      void attempt(async () => {
        if (alias !== child.alias) await children.rename(child.id, alias)
        if (birthMonth !== child.birthMonth) await children.setBirthMonth(child.id, birthMonth)
      }),
    archive: (child) =>
      void attempt(async () => {
        await children.archive(child.id)
        setArchived((list) => [...list, child])
        tellArchived(child)
      }),
  }
}

const noticeOf = ({ id }: Child): string => `archived-${id}`
