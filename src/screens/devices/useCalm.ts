import { useEffect, useRef, useState } from 'react'

/** Returns a displayed value that changes at most once a second. Changes that come sooner wait, and only the newest is shown. */
export function useCalm<T>(first: T): readonly [T, (next: T) => void] {
  const [shown, show] = useState(first)
  const told = useRef<{ at: number; wanted: T; timer: ReturnType<typeof setTimeout> | null }>({ at: Number.NEGATIVE_INFINITY, wanted: first, timer: null })
  useEffect(() => {
    const { current } = told
    return () => clearTimeout(current.timer ?? undefined)
  }, [])
  const [tell] = useState(() => (next: T) => {
    const { current } = told
    current.wanted = next
    current.timer ??= setTimeout(
      () => {
        current.timer = null
        current.at = performance.now()
        show(current.wanted)
      },
      Math.max(0, current.at + CALM_MS - performance.now()),
    )
  })
  return [shown, tell]
}

const CALM_MS = 1000
