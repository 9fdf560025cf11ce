import { useEffect, useState } from 'react'
import type { Manifest } from '#domain/activities/manifest'
import { isReady } from '#domain/activities/offlineFiles'
import { language } from '#text/locale'
import { useServices } from '../services/services'

type Asked = (manifest: Pick<Manifest, 'words'>, category: string | null) => boolean

const nothing: Asked = () => false

/** Tells of an activity whether all of it is on this device. Read once, when the page stands; until then nothing is said of any. */
export function useOfflineReady(): Asked {
  const { keeping } = useServices()
  const [asked, setAsked] = useState<Asked>(() => nothing)
  useEffect(() => {
    let isGone = false
    const read = async () => {
      // Where nobody fetched anything ahead nothing is whole, and the list of files need not be asked for.
      const here = (await keeping.isWanted().catch(() => false)) ? await keeping.read() : null
      if (isGone || here === null) return
      setAsked(() => (manifest: Pick<Manifest, 'words'>, category: string | null) => isReady(here.list, here.kept, manifest, category, language()))
    }
    void read()
    return () => {
      isGone = true
    }
  }, [keeping])
  return asked
}
