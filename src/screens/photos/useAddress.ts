import { useEffect, useMemo } from 'react'

/** Returns an object URL for a picture while it is shown, or null without a picture. */
export function useAddress(picture: Blob | null): string | null {
  const address = useMemo(() => (picture === null ? null : URL.createObjectURL(picture)), [picture])
  useEffect(() => () => (address === null ? undefined : URL.revokeObjectURL(address)), [address])
  return address
}
