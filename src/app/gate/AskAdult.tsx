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
  /** Level of the heading: the page's own, or one within a page; null where a dialog has it. */
  readonly heading?: 'h1' | 'h3' | null
  /** Says why an adult is asked; by default, for everything behind the check. */
  readonly lead?: string | undefined
  readonly onPassed: () => void
}

/** Hold, then one question; without holding, two. A young child does neither. */
export function AskAdult({ heading: Heading = 'h1', lead, onPassed }: Props) {
  const text = useText()
  const { choices } = useDevice()
  const [step, setStep] = useState<Step>('hold')
  const title = useRef<HTMLHeadingElement>(null)
  // The question replaces the pressed control, or the page: keys and screen readers continue from here.
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
              // The finger that still holds would press what replaces it.
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
