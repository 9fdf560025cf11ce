import { useLayoutEffect } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { workspaceHomes } from '#app/workspaces/workspaces'
import { isField } from './useListKeys'

/** The history state of a link from the list of children. */
export const FROM_LIST = { isFromList: true }

interface Back {
  readonly backFrom: string
}

/** On a page opened from the list of children, Escape returns to the list, to this child's row. */
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
    // In the capture phase: a dialog handles the key later, and would already be gone by then.
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [childId, isFromList, navigate])
}

/** The child whose page Escape has just left; null after any other navigation. */
export function useBackFrom(): string | null {
  const { state } = useLocation() as { state: Partial<Back> | null }
  // The browser keeps the state with the page, so a reload or a later return has to ignore it.
  return useNavigationType() === 'PUSH' ? (state?.backFrom ?? null) : null
}
