import { useLayoutEffect } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { workspaceHomes } from '#app/workspaces/workspaces'
import { isField } from './useListKeys'

/** What a link of the list of children gives along. */
export const FROM_LIST = { isFromList: true }

interface Back {
  readonly backFrom: string
}

/** Escape goes back to the list of children, to the row of this one, on a page that was opened from it. */
export function useEscapeToList(childId: string): void {
  const navigate = useNavigate()
  const { state } = useLocation() as { state: Partial<typeof FROM_LIST> | null }
  const isFromList = state?.isFromList === true
  useLayoutEffect(() => {
    if (!isFromList) return
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || isField(document.activeElement) || document.querySelector('[role=dialog], [role=menu]') !== null) return
      void navigate(workspaceHomes.team, { state: { backFrom: childId } satisfies Back })
    }
    // Before a dialog hears of it, which would be gone by then.
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [childId, isFromList, navigate])
}

/** The child from whose page Escape led to this one; null for whoever came otherwise. */
export function useBackFrom(): string | null {
  const { state } = useLocation() as { state: Partial<Back> | null }
  // The browser keeps the state with the page: loaded anew, or come back to later, it goes by itself.
  return useNavigationType() === 'PUSH' ? (state?.backFrom ?? null) : null
}
