import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isField } from './useListKeys'

/** What a link of the list of children gives along. */
export const FROM_LIST = { isFromList: true }

/** Escape goes back to the list of children, on a page that was opened from it. */
export function useEscapeToList(): void {
  const navigate = useNavigate()
  const { state } = useLocation() as { state: Partial<typeof FROM_LIST> | null }
  const isFromList = state?.isFromList === true
  useEffect(() => {
    if (!isFromList) return
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || isField(document.activeElement) || document.querySelector('[role=dialog], [role=menu]') !== null) return
      void navigate(-1)
    }
    // Before a dialog hears of it, which would be gone by then.
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [isFromList, navigate])
}
