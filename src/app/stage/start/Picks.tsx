import type { ReactNode } from 'react'
import { useText } from '#text/i18n'
import { Disclosure } from '#ui/Disclosure'

interface Props {
  readonly label: string
  /** Number of selected items. */
  readonly picked: number
  readonly children: ReactNode
}

/** A list to choose from, which may be long. It is a single line until it is opened. */
export function Picks({ label, picked, children }: Props) {
  const text = useText()
  return (
    <Disclosure word={label} {...(picked === 0 ? {} : { about: text('app.sheet.picked', { number: picked }) })}>
      <div role="group" aria-label={label} className="picks">
        {children}
      </div>
    </Disclosure>
  )
}
