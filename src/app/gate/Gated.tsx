import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { gateOf } from '#domain/access/gated'
import { useText } from '#text/i18n'
import { FlowBar } from '#ui/FlowBar'
import { ChevronIcon } from '#ui/icons'
import { withAutomation } from '../services/automation'
import { AskAdult } from './AskAdult'
import { useGate } from './gate'
import styles from './gate.module.css'

interface Props {
  readonly path: string
  /** Whether the page draws its own top line. The gate then needs one too. */
  readonly isStep?: boolean
  readonly children: ReactNode
}

/** Wraps every route, and asks for an adult if the domain's table requires it. */
export function Gated({ path, isStep = false, children }: Props) {
  const gate = gateOf(path)
  if (gate === null) return children
  const frame = isStep ? (asks: ReactNode) => <StepFrame back={gate.back ?? '/activity'}>{asks}</StepFrame> : undefined
  return <BehindGate {...(frame === undefined ? {} : { frame })}>{children}</BehindGate>
}

interface BehindProps {
  /** Wraps the question in a frame. */
  readonly frame?: (asks: ReactNode) => ReactNode
  readonly children: ReactNode
}

/** Shows content only to adults: a page or part of one. An adult's unfinished input is kept while the check is shown again. */
export function BehindGate({ frame = (asks) => asks, children }: BehindProps) {
  const { isShut, pass } = useGate()
  const [wasOpen, setWasOpen] = useState(!isShut)
  if (!isShut && !wasOpen) setWasOpen(true)
  return (
    <>
      {isShut ? frame(<AskAdult onPassed={pass} />) : null}
      {wasOpen ? <div hidden={isShut}>{children}</div> : null}
    </>
  )
}

function StepFrame({ back, children }: { readonly back: '/activity' | '/progress'; readonly children: ReactNode }) {
  const text = useText()
  return (
    <>
      <FlowBar
        start={
          <Link to={withAutomation(back)} className={styles['back']}>
            <ChevronIcon />
            {text(`app.titles.${back}`)}
          </Link>
        }
      />
      <main className={styles['main']}>{children}</main>
    </>
  )
}
