import { useEffect, useRef, useState } from 'react'
import { GATE_HOLD_MS } from '#domain/devices/gate'
import { useText } from '#text/i18n'
import { HoldButton } from '#ui/HoldButton'
import { LinkButton } from '#ui/LinkButton'
import { useDevice } from '../page/deviceSettings'
import { swallowPress } from '../page/swallowPress'
import { AskPin } from './AskPin'
import { AskSum } from './AskSum'
import styles from './gate.module.css'

type Step = 'hold' | 'sum' | 'two-sums' | 'pin'

interface Props {
  /** Heading level: `h1` for a page, `h3` within a page, or null if a dialog has the heading. */
  readonly heading?: 'h1' | 'h3' | null
  /** Explains why an adult is asked. The default explains it for everything behind the check. */
  readonly lead?: string | undefined
  readonly onPassed: () => void
}

/** Checks that an adult is present: a long press, then one question. Without the long press, there are two questions. A young child does neither. */
export function AskAdult({ heading: Heading = 'h1', lead, onPassed }: Props) {
  const text = useText()
  const { choices } = useDevice()
  const [step, setStep] = useState<Step>('hold')
  const title = useRef<HTMLHeadingElement>(null)
  // Focuses the question, because it replaces the pressed control or the page. Keyboard users and screen readers continue from here.
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  const again = () => setStep('hold')
  return (
    <section className={styles['gate']} aria-labelledby={Heading === null ? undefined : 'gate'}>
      {Heading === null ? null : (
        <Heading ref={title} id="gate" tabIndex={-1}>
          {text('app.gate.title')}
        </Heading>
      )}
      {step === 'hold' ? (
        <>
          <p>{lead ?? text('app.gate.lead')}</p>
          <p>{text(`app.gate.steps.${choices.gate.pin === null ? 'sum' : 'pin'}`)}</p>
          <HoldButton
            label={text('app.gate.hold')}
            holding={text('app.gate.holding')}
            ms={GATE_HOLD_MS}
            onHeld={() => {
              // The finger is still down and would press whatever replaces this button.
              swallowPress()
              setStep(choices.gate.pin === null ? 'sum' : 'pin')
            }}
          />
          <LinkButton onClick={() => setStep(choices.gate.pin === null ? 'two-sums' : 'pin')}>{text('app.gate.withoutHolding')}</LinkButton>
        </>
      ) : null}
      {step === 'sum' ? <AskSum key="one" sums={1} onPassed={onPassed} onGivenUp={again} /> : null}
      {step === 'two-sums' ? <AskSum key="two" sums={2} onPassed={onPassed} onGivenUp={again} /> : null}
      {step === 'pin' && choices.gate.pin !== null ? <AskPin pin={choices.gate.pin} onPassed={onPassed} onGivenUp={again} /> : null}
    </section>
  )
}
