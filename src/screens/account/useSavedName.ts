import { useEffect, useState } from 'react'
import { selectError, selectIsLoading } from '#machines/auth/auth.selectors'
import { useAuth } from '../../app/actors'

/** Calls `onSaved` once after a request that began with the returned call and ended without an error. */
export function useSavedName(onSaved: () => void): () => void {
  const { snapshot } = useAuth()
  const [isSaving, setIsSaving] = useState(false)
  const isBusy = selectIsLoading(snapshot)
  const hasFailed = selectError(snapshot) !== null
  useEffect(() => {
    if (!isSaving || isBusy) return
    setIsSaving(false)
    if (!hasFailed) onSaved()
  }, [isSaving, isBusy, hasFailed, onSaved])
  return () => setIsSaving(true)
}
