import { useEffect, useRef, useState } from 'react'
import type { CompanionAction, CompanionMessage, CompanionState } from '#domain/devices/companion'
import type { CompanionLine } from '#ports/companion'
import { useChildren } from '#app/play/children'
import { isHosted } from '#app/services/hosting'
import { useServices } from '#app/services/services'
import { findActivity } from '#scenes/catalogue'
import { useText } from '#text/i18n'
import { joinSentences } from '#text/locale'
import { textOf } from '#text/ofActivity'
import { Button } from '#ui/Button'
import styles from './beside.module.css'

/** The companion page for the adult next to the child, in a second window or on another device: the current play, with marks, prompts and pauses. */
export default function Beside() {
  const text = useText()
  const { now, act } = useOther()
  const manifest = now === null ? null : findActivity(now.activity)
  const isOpen = now !== null && now.state !== 'over'
  return (
    <div className={styles['page']}>
      <h1>{now === null || now.alias === '' ? text('screens.beside.titleAlone') : text('screens.beside.title', { alias: now.alias })}</h1>
      {typeof BroadcastChannel === 'undefined' ? <p>{text('screens.beside.unsupported')}</p> : null}
      {now === null ? <p className="muted">{text('screens.beside.lead')}</p> : null}
      {now === null ? <p className="muted">{text(isHosted ? 'screens.beside.devices' : 'screens.beside.stays')}</p> : null}
      <p role="status">
        {now === null
          ? text('screens.beside.none')
          : joinSentences(
              text('screens.beside.playing', { activity: manifest === null ? now.activity : textOf(manifest).title, level: now.level }),
              text(`screens.beside.states.${now.state}`),
            )}
      </p>
      <Look isDisabled={now?.state !== 'playing'} act={act} />
      <p className="muted">{text('screens.beside.lookHow')}</p>
      <div className={styles['row']}>
        {(['helped', 'wait', 'next'] as const).map((each) => (
          <Button key={each} disabled={now?.state !== 'playing'} onClick={() => act(each)}>
            {text(`screens.beside.${each}`)}
          </Button>
        ))}
        {now?.state === 'playing' || !isOpen ? (
          <Button disabled={!isOpen} onClick={() => act('rest')}>
            {text('screens.beside.rest')}
          </Button>
        ) : (
          <Button kind="now" onClick={() => act('go-on')}>
            {text('screens.beside.goOn')}
          </Button>
        )}
        <Button disabled={!isOpen} onClick={() => act('end')}>
          {text('screens.beside.end')}
        </Button>
      </div>
    </div>
  )
}

/** Interval (ms) at which this page asks whether the other screen is still there, and silence (ms) after which it counts as gone. */
const ASK_EVERY_MS = 20_000
const SILENT_AFTER_MS = 50_000
/** Interval (ms) at which a held look mark is sent again. */
const STILL_EVERY_MS = 3000

/** Returns the latest report from the child's screen, and a function that sends an action to it. */
function useOther(): { readonly now: CompanionState | null; act(act: CompanionAction): void } {
  const { beside } = useServices()
  const childId = useChildren().activeChild?.id ?? null
  const [now, setNow] = useState<CompanionState | null>(null)
  // Sends actions only to the screen that sent the last message, because an action for one child must never reach another.
  const spoke = useRef<CompanionLine | null>(null)
  useEffect(() => {
    let silence: ReturnType<typeof setTimeout>
    const onMessage = (message: CompanionMessage, line: CompanionLine) => {
      if (message.kind !== 'now') return
      clearTimeout(silence)
      silence = setTimeout(() => setNow(null), SILENT_AFTER_MS)
      spoke.current = line
      setNow(message.now)
    }
    const end = { side: 'adult', onMessage } as const
    const lines = [beside.openWindows(end), childId === null ? null : beside.openDevices(end, childId)].filter((line) => line !== null)
    const ask = () => {
      for (const line of lines) line.say({ kind: 'hello' })
    }
    ask()
    const asking = setInterval(ask, ASK_EVERY_MS)
    return () => {
      clearInterval(asking)
      clearTimeout(silence)
      spoke.current = null
      for (const line of lines) line.close()
      setNow(null)
    }
  }, [beside, childId])
  return { now, act: (act) => spoke.current?.say({ kind: 'act', act }) }
}

/** The button that the adult holds for as long as the child looks, by finger, mouse or Space. */
function Look({ isDisabled, act }: { isDisabled: boolean; act: (act: CompanionAction) => void }) {
  const text = useText()
  const [isDown, setDown] = useState(false)
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  // Sends a held mark again and again, because the child's screen releases a mark that is not repeated.
  useEffect(() => {
    if (!isDown) return undefined
    const again = setInterval(() => latest.current('look'), STILL_EVERY_MS)
    return () => clearInterval(again)
  }, [isDown])
  const press = () => {
    if (isDown) return
    setDown(true)
    act('look')
  }
  const letGo = () => {
    if (!isDown) return
    setDown(false)
    act('look-end')
  }
  return (
    <button
      type="button"
      className={styles['look']}
      disabled={isDisabled}
      data-down={isDown || undefined}
      aria-pressed={isDown}
      onPointerDown={press}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onPointerLeave={letGo}
      onBlur={letGo}
      onKeyDown={({ key, repeat }) => (key === ' ' && !repeat ? press() : undefined)}
      onKeyUp={({ key }) => (key === ' ' ? letGo() : undefined)}
      onContextMenu={(event) => event.preventDefault()}
    >
      {text('screens.beside.look')}
    </button>
  )
}
