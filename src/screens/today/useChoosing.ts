import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Dials } from '#domain/child/dials'

interface Wish {
  readonly count: number
  readonly access: Pick<Dials, 'accessMethod' | 'scanMs' | 'dwellMs'>
  /** False while hands are still playing: nothing is chosen then. */
  readonly isOpen: boolean
  readonly choose: (index: number) => void
}

/** Choosing one of a few pictures by switch, dwell or arrow keys; a touch or Enter needs none of this. */
export function useChoosing({ count, access, isOpen, choose }: Wish) {
  const { accessMethod, scanMs, dwellMs } = access
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  const isSwitch = accessMethod === 'switch1' || accessMethod === 'switch2'
  const [framed, setFramed] = useState(isSwitch ? 0 : -1)
  const dwelling = useRef(0)

  // One switch: the frame moves on by itself.
  useEffect(() => {
    if (accessMethod !== 'switch1' || !isOpen) return
    const timer = window.setInterval(() => setFramed((at) => (at + 1) % count), scanMs)
    return () => window.clearInterval(timer)
  }, [accessMethod, isOpen, scanMs, count])

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key] ?? 0
    if (isSwitch && (event.key === ' ' || event.key === 'Enter')) {
      event.preventDefault()
      if (event.repeat || !isOpen) return
      if (event.key === ' ') choose(Math.max(0, framed))
      else setFramed((at) => (at + 1) % count)
    } else if (step !== 0) {
      event.preventDefault()
      const from = isSwitch ? framed : buttons.current.indexOf(document.activeElement as HTMLButtonElement)
      const to = from < 0 ? 0 : (from + step + count) % count
      if (isSwitch) setFramed(to)
      buttons.current[to]?.focus()
    }
  })
  // Listening starts as soon as the pictures are visible, so that no press is lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event)
    window.addEventListener('keydown', listen)
    return () => {
      window.removeEventListener('keydown', listen)
      window.clearTimeout(dwelling.current)
    }
  }, [])

  const stopDwelling = () => {
    window.clearTimeout(dwelling.current)
    setFramed((at) => (isSwitch ? at : -1))
  }
  return {
    /** The framed picture's index; -1 for none. */
    framed,
    refOf: (index: number) => (element: HTMLButtonElement | null) => {
      buttons.current[index] = element
    },
    dwellOn: (index: number) =>
      accessMethod !== 'dwell'
        ? {}
        : {
            onPointerEnter: () => {
              setFramed(index)
              dwelling.current = window.setTimeout(() => choose(index), dwellMs)
            },
            onPointerLeave: stopDwelling,
          },
  }
}
