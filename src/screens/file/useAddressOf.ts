import { useEffect, useState } from 'react'

/** Returns an object URL for the bytes, which only this page can read, or null until there is one. */
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
