import { useEffect, useState } from 'react'

/** An address through which only this page can reach these bytes; null until there is one. */
export function useAddressOf(blob: Blob | null): string | null {
  const [held] = useState(blob)
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (held === null) return undefined
    const own = URL.createObjectURL(held)
    const tell = async () => setAddress(own)
    void tell()
    return () => URL.revokeObjectURL(own)
  }, [held])
  return address
}
