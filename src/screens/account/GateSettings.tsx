import { useState, type FormEvent } from 'react'
import { isPin } from '#domain/devices/gate'
import { useDevice } from '#app/page/deviceSettings'
import { canKeepPin, storedPin } from '#app/gate/pin'
import { useText } from '#text/i18n'
import { Choices } from '#ui/Choices'
import { Button } from '#ui/Button'
import { PasswordField } from '#ui/Field'
import styles from './account.module.css'

/** Sets whether adults must pass a check before they reach the settings on this device: a sum, or their own PIN. */
export function GateSettings() {
  const text = useText()
  const { choices, change } = useDevice()
  const { gate } = choices
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    const pin = typed?.trim() ?? ''
    setWrong(!isPin(pin))
    if (!isPin(pin)) return
    change({ gate: { ...gate, pin: await storedPin(pin) } })
    setTyped(null)
  }
  return (
    <fieldset className={styles['screen']}>
      <legend id="gate-told">{text('screens.account.gate.title')}</legend>
      <p className="muted">{text('screens.account.gate.why')}</p>
      <Choices
        labelledBy="gate-told"
        value={gate.isOff ? 'off' : 'on'}
        options={(['on', 'off'] as const).map((value) => ({ value, content: text(`screens.account.gate.${value}`) }))}
        isDisabled={false}
        onChange={(value) => change({ gate: { ...gate, isOff: value === 'off' } })}
      />
      {gate.isOff || !canKeepPin() ? null : typed === null ? (
        <div className={styles['row']}>
          <p role="status">{text(gate.pin === null ? 'screens.account.gate.bySum' : 'screens.account.gate.byPin')}</p>
          <Button onClick={() => setTyped('')}>{text(gate.pin === null ? 'screens.account.gate.choosePin' : 'screens.account.gate.changePin')}</Button>
          {gate.pin === null ? null : <Button onClick={() => change({ gate: { ...gate, pin: null } })}>{text('screens.account.gate.removePin')}</Button>}
        </div>
      ) : (
        <form noValidate className={styles['part']} onSubmit={(event) => void keep(event)}>
          <PasswordField
            label={text('screens.account.gate.newPin')}
            hint={text('screens.account.gate.newPinHint')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            value={typed}
            error={isWrong ? text('screens.account.gate.badPin') : null}
            showLabel={text('app.gate.showPin')}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <div className={styles['row']}>
            <Button type="submit">{text('screens.account.gate.keepPin')}</Button>
            <Button onClick={() => setTyped(null)}>{text('screens.account.cancel')}</Button>
          </div>
        </form>
      )}
    </fieldset>
  )
}
