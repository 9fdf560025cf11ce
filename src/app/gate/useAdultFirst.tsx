import { useState, type ReactNode } from 'react'
import { AskAdult } from './AskAdult'
import { useGate } from './gate'

/** For an action reserved for adults: runs `go` at once, or after confirmation where `asking` is rendered. */
export function useAdultFirst(): { readonly asking: ReactNode; ask(go: () => void): void } {
  const gate = useGate()
  const [wanted, setWanted] = useState<{ readonly go: () => void } | null>(null)
  return {
    ask: (go) => (gate.isShut ? setWanted({ go }) : go()),
    asking:
      wanted === null ? null : (
        <AskAdult
          heading="h3"
          onPassed={() => {
            gate.pass()
            setWanted(null)
            wanted.go()
          }}
        />
      ),
  }
}
