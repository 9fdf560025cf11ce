import { useEffect, useState } from 'react'
import type { DeviceCheck, StorageCheck } from '#ports/deviceCheck'
import { CheckCard, type Finding } from './CheckCard'
import { useCheckText } from './text'

const MB = 1_000_000
// Free space below which browsers begin to evict data. A year of daily play takes far less.
const TIGHT_BYTES = 50 * MB

/** Checks whether results can be stored and how much space there is. */
export function StorageCard({ check }: { check: DeviceCheck }) {
  const text = useCheckText()
  const [found, setFound] = useState<StorageCheck | null>(null)
  useEffect(() => {
    let isGone = false
    void check.storage().then((answer) => isGone || setFound(answer))
    return () => {
      isGone = true
    }
  }, [check])
  const isTight = found?.roomBytes != null && found.roomBytes < TIGHT_BYTES
  return (
    <CheckCard
      title={text('storage.title')}
      means={text('storage.means')}
      findings={found === null ? [] : [findingOf(found), ...(isTight ? [{ kind: 'problem', says: text('storage.tight') } as const] : [])]}
    >
      {found === null ? <p role="status">{text('trying')}</p> : null}
      {found?.usedBytes == null || found.roomBytes === null ? null : (
        <p>{text('storage.room', { used: Math.ceil(found.usedBytes / MB), room: Math.round(found.roomBytes / MB) })}</p>
      )}
    </CheckCard>
  )

  function findingOf({ works, isKept }: StorageCheck): Finding {
    if (!works) return { kind: 'problem', says: text('storage.bad') }
    return isKept ? { kind: 'done', says: text('storage.kept') } : { kind: 'info', says: text('storage.loose') }
  }
}
