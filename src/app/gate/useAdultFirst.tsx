import { useState, type ReactNode } from 'react'
import { useText } from '#text/i18n'
import { joinSentences } from '#text/locale'
import { Modal } from '#ui/Modal'
import { useDevice } from '../page/deviceSettings'
import { AskAdult } from './AskAdult'
import { useGate } from './gate'

/**
 * Runs an action that is reserved for adults: calls `go` immediately, or after an adult is confirmed in the dialog that
 * `asking` renders. Only someone who has just passed the check can turn on a camera, unless this device never asks.
 */
export function useAdultFirst(action: 'settings' | 'camera' | 'device'): { readonly asking: ReactNode; ask(go: () => void): void } {
  const text = useText()
  const gate = useGate()
  const { choices } = useDevice()
  const [wanted, setWanted] = useState<{ readonly go: () => void } | null>(null)
  const isAsked = action === 'camera' ? !choices.gate.isOff : gate.isShut
  return {
    ask: (go) => (isAsked ? setWanted({ go }) : go()),
    asking: (
      <Modal opened={wanted !== null} onClose={() => setWanted(null)} size="lg" title={text('app.gate.title')} closeLabel={text('app.close')}>
        {wanted === null ? null : (
          <AskAdult
            heading={null}
            lead={joinSentences(text(`app.gate.first.${action}`), action === 'camera' ? text('app.gate.cameraLead') : null)}
            onPassed={() => {
              gate.pass()
              setWanted(null)
              wanted.go()
            }}
          />
        )}
      </Modal>
    ),
  }
}
