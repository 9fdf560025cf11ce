import { lazy, Suspense, useState } from 'react'
import { useAskedCode } from './askedCode'

const CodeQuestion = lazy(async () => ({ default: (await import('./CodeQuestion')).CodeQuestion }))

/** Loads the question for an authenticator app's code when it is first needed. */
export function CodeAsked() {
  const asked = useAskedCode()
  const [wasAsked, setWasAsked] = useState(false)
  if (asked !== null && !wasAsked) setWasAsked(true)
  return wasAsked ? (
    <Suspense fallback={null}>
      <CodeQuestion />
    </Suspense>
  ) : null
}
