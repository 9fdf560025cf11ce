import { useLayoutEffect } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { workspaceHomes } from '#app/workspaces/workspaces'
import { isField } from './useListKeys'

/** The history state of a link from the list of children. */
export const FROM_LIST = { isFromList: true }

interface Back {
  readonly backFrom: string
}

/** Makes Escape return to this child's row in the list of children, if the page was opened from there. */
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
    // Listens in the capture phase. A dialog handles the key later, and would otherwise already be closed here.
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [childId, isFromList, navigate])
}

/** Returns the child whose page was just left with Escape, or null after any other navigation. */
export function useBackFrom(): string | null {
  const { state } = useLocation() as { state: Partial<Back> | null }
  // Ignores the state after a reload or a later return, because the browser keeps it with the page.
  return useNavigationType() === 'PUSH' ? (state?.backFrom ?? null) : null
}
