import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Dials } from '#domain/child/dials'
import type { Place } from '#domain/geometry'

interface Choosing {
  readonly count: number
  readonly access: Pick<Dials, 'accessMethod' | 'headClick' | 'scanMs' | 'dwellMs'>
  /** Whether choosing is possible. It is false while hands are still playing. */
  readonly isOpen: boolean
  readonly choose: (index: number) => void
}

/** Lets the child choose one of a few pictures by switch, dwell, head or arrow keys. A touch or Enter works without this. */
export function useChoosing({ count, access, isOpen, choose }: Choosing) {
  const { accessMethod, headClick, scanMs, dwellMs } = access
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  const isSwitch = accessMethod === 'switch1' || accessMethod === 'switch2'
  /** Whether the child points with the head and chooses with a switch or the voice. */
  const isClicked = accessMethod === 'head' && headClick !== 'dwell'
  const [framed, setFramed] = useState(isSwitch ? 0 : -1)
  const dwelling = useRef(0)
  /** Index of the picture at which the head points, or -1 if there is none. */
  const pointedAt = useRef(-1)

  // With one switch, the frame moves on automatically.
  useEffect(() => {
    if (accessMethod !== 'switch1' || !isOpen) return
    const timer = window.setInterval(() => setFramed((at) => (at + 1) % count), scanMs)
    return () => window.clearInterval(timer)
  }, [accessMethod, isOpen, scanMs, count])

  // Ignores a dwell that began while hands were still playing.
  const chosen = useEffectEvent((index: number) => isOpen && choose(index))
  const click = () => {
    if (isOpen && pointedAt.current >= 0) choose(pointedAt.current)
  }
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key] ?? 0
    if (isSwitch && (event.key === ' ' || event.key === 'Enter')) {
      event.preventDefault()
      if (event.repeat || !isOpen) return
      if (event.key === ' ') choose(Math.max(0, framed))
      else setFramed((at) => (at + 1) % count)
    } else if (isClicked && event.key === ' ' && pointedAt.current >= 0) {
      event.preventDefault()
      if (!event.repeat) click()
    } else if (step !== 0) {
      event.preventDefault()
      const from = isSwitch ? framed : buttons.current.indexOf(document.activeElement as HTMLButtonElement)
      const to = from < 0 ? 0 : (from + step + count) % count
      if (isSwitch) setFramed(to)
      buttons.current[to]?.focus()
    }
  })
  // Starts listening as soon as the pictures are visible, so that no press is lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event)
    window.addEventListener('keydown', listen)
    return () => {
      window.removeEventListener('keydown', listen)
      window.clearTimeout(dwelling.current)
    }
  }, [])

  const dwell = (index: number) => {
    setFramed(index)
    window.clearTimeout(dwelling.current)
    if (!isClicked) dwelling.current = window.setTimeout(() => chosen(index), dwellMs)
  }
  const stopDwelling = () => {
    window.clearTimeout(dwelling.current)
    setFramed((at) => (isSwitch ? at : -1))
  }
  return {
    /** Chooses the picture at which the head points. */
    click,
    /** Index of the framed picture, or -1 if there is none. */
    framed,
    /** Reports where on the page the head points (fractions), or null if nowhere. */
    pointAt: (place: Place | null) => {
      const at = place === null ? -1 : buttons.current.findIndex((button) => button !== null && isIn(button.getBoundingClientRect(), place))
      if (at === pointedAt.current) return
      pointedAt.current = at
      if (at < 0) stopDwelling()
      else dwell(at)
    },
    refOf: (index: number) => (element: HTMLButtonElement | null) => {
      buttons.current[index] = element
    },
    dwellOn: (index: number) =>
      accessMethod !== 'dwell'
        ? {}
        : {
            onPointerEnter: () => dwell(index),
            onPointerLeave: stopDwelling,
          },
  }
}

const isIn = ({ left, right, top, bottom }: DOMRect, { x, y }: Place): boolean => {
  const [px, py] = [x * window.innerWidth, y * window.innerHeight]
  return px >= left && px <= right && py >= top && py <= bottom
}
