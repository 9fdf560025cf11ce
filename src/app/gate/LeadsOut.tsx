import { useEffect, useRef, useState } from 'react'
import { leadsOut } from '#domain/devices/gate'
import { useText } from '#text/i18n'
import { Modal } from '#ui/Modal'
import { AskAdult } from './AskAdult'
import { useGate } from './gate'

/** Asks for an adult before any link out of the app (an email or another site) opens, while the gate is shut. */
export function LeadsOut() {
  const text = useText()
  const { isShut, pass } = useGate()
  const [wanted, setWanted] = useState<HTMLAnchorElement | null>(null)
  const letThrough = useRef<HTMLAnchorElement | null>(null)
  useEffect(() => {
    if (!isShut) return
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link === null || link.href === '' || link === letThrough.current || !leadsOut(link.href, location.origin)) return
      event.preventDefault()
      event.stopPropagation()
      setWanted(link)
    }
    // `auxclick` is the middle button's event.
    for (const press of ['click', 'auxclick'] as const) document.addEventListener(press, onClick, true)
    return () => {
      for (const press of ['click', 'auxclick'] as const) document.removeEventListener(press, onClick, true)
    }
  }, [isShut])
  const close = () => setWanted(null)
  return (
    <Modal opened={wanted !== null} onClose={close} size="lg" title={text('app.gate.leadsOut')} closeLabel={text('app.close')}>
      <AskAdult
        heading="h3"
        onPassed={() => {
          pass()
          close()
          // The page keeps asking until it has been rendered with the gate open.
          letThrough.current = wanted
          wanted?.click()
          letThrough.current = null
        }}
      />
    </Modal>
  )
}
