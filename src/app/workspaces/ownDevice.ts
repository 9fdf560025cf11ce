import { useEffect, useState } from 'react'
import type { DeviceStanding } from '#ports/ownDevice'
import { useAuth } from '../services/actors'
import { useServices } from '../services/services'

/** Returns the signed-in person's role on this device. It is null while unknown, for everyone else, and if a backend decides. */
export function useDeviceStanding(): DeviceStanding {
  const { ownDevice } = useServices()
  const uid = useAuth().snapshot.context.user?.uid ?? null
  const [found, setFound] = useState<{ readonly of: string; readonly standing: DeviceStanding } | null>(null)
  useEffect(() => {
    if (ownDevice === null || uid === null) return
    return ownDevice.watch(uid, (standing) => setFound({ of: uid, standing }))
  }, [ownDevice, uid])
  return found?.of === uid ? found.standing : null
}
