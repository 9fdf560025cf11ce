import { useEffect, useMemo } from 'react'

/** An address for a picture in memory, for as long as it is shown; null while there is no picture. */
export function useAddress(picture: Blob | null): string | null {
  const address = useMemo(() => (picture === null ? null : URL.createObjectURL(picture)), [picture])
  useEffect(() => () => (address === null ? undefined : URL.revokeObjectURL(address)), [address])
  return address
}
