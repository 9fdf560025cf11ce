import { useState, type ReactNode } from 'react'
import { isForAdults } from '#domain/devices/gate'
import { AskAdult } from './AskAdult'
import { useGate } from './gate'

/** A page that a child does not come to. What an adult had begun on it stays while it is asked for again. */
export function Gated({ path, children }: { path: string; children: ReactNode }) {
  return isForAdults(path) ? <BehindGate>{children}</BehindGate> : children
}

/** What only an adult comes to, on a page or as a part of it. */
export function BehindGate({ children }: { children: ReactNode }) {
  const { isShut, pass } = useGate()
  const [wasOpen, setWasOpen] = useState(!isShut)
  if (!isShut && !wasOpen) setWasOpen(true)
  return (
    <>
      {isShut ? <AskAdult onPassed={pass} /> : null}
      {wasOpen ? <div hidden={isShut}>{children}</div> : null}
    </>
  )
}
