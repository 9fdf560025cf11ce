import { useEffect, useMemo } from 'react'

/** An object URL for a picture in memory while it is shown; null without a picture. */
export function useAddress(picture: Blob | null): string | null {
  const address = useMemo(() => (picture === null ? null : URL.createObjectURL(picture)), [picture])
  useEffect(() => () => (address === null ? undefined : URL.revokeObjectURL(address)), [address])
  return address
}
