import type { ReactNode } from 'react'
import { useText } from '#text/i18n'
import { Disclosure } from '#ui/Disclosure'

interface Props {
  readonly label: string
  /** How many are picked. */
  readonly picked: number
  readonly children: ReactNode
}

/** A list to pick from. It may be long, so that it is one line until it is opened. */
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
