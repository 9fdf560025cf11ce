import { useEffect, useState } from 'react'
import type { Manifest } from '#domain/activities/manifest'
import { isReady } from '#domain/activities/offlineFiles'
import { language } from '#text/locale'
import { useServices } from '../services/services'

type Asked = (manifest: Pick<Manifest, 'words'>, category: string | null) => boolean

const nothing: Asked = () => false

/** Returns whether an activity is completely stored on this device, or unknown until this has been read, once per page. */
export function useOfflineReady(): Asked {
  const { offlineFiles } = useServices()
  const [asked, setAsked] = useState<Asked>(() => nothing)
  useEffect(() => {
    let isGone = false
    const read = async () => {
      // If nothing was stored for offline use, nothing is complete, so the file list is not needed.
      const here = (await offlineFiles.isWanted().catch(() => false)) ? await offlineFiles.read() : null
      if (isGone || here === null) return
      setAsked(() => (manifest: Pick<Manifest, 'words'>, category: string | null) => isReady(here.list, here.kept, manifest, category, language()))
    }
    void read()
    return () => {
      isGone = true
    }
  }, [offlineFiles])
  return asked
}
