import { useEffect, useRef, useState } from 'react'
import { BESIDE_CHANNEL, type BesideAct, type BesideNow, readBeside } from '#domain/devices/beside'
import { say } from '#app/stage/useBeside'
import { findActivity } from '#scenes/catalogue'
import { useText } from '#text/i18n'
import { sayOn } from '#text/locale'
import { textOf } from '#text/ofActivity'
import { Button } from '#ui/Button'
import styles from './beside.module.css'

/** For the adult beside the child, in a second window of the same device: what is played, and the marks, help and pauses that go with it. */
export default function Beside() {
  const text = useText()
  const { now, act } = useOther()
  const manifest = now === null ? null : findActivity(now.activity)
  const isOpen = now !== null && now.state !== 'over'
  return (
    <div className={styles['page']}>
      <h1>{now === null || now.alias === '' ? text('screens.beside.titleAlone') : text('screens.beside.title', { alias: now.alias })}</h1>
      {typeof BroadcastChannel === 'undefined' ? <p>{text('screens.beside.unsupported')}</p> : null}
      {now === null ? <p className={styles['muted']}>{text('screens.beside.lead')}</p> : null}
      <p role="status">
        {now === null
          ? text('screens.beside.none')
          : sayOn(
              text('screens.beside.playing', { activity: manifest === null ? now.activity : textOf(manifest).title, level: now.level }),
              text(`screens.beside.states.${now.state}`),
            )}
      </p>
      <Look isDisabled={now?.state !== 'playing'} act={act} />
      <p className={styles['muted']}>{text('screens.beside.lookHow')}</p>
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

/** What the other window tells, and the way to speak to it. */
function useOther(): { readonly now: BesideNow | null; act(act: BesideAct): void } {
  const [now, setNow] = useState<BesideNow | null>(null)
  const channel = useRef<BroadcastChannel | null>(null)
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return undefined
    const own = new BroadcastChannel(BESIDE_CHANNEL)
    channel.current = own
    own.addEventListener('message', ({ data }) => {
      const message = readBeside(data)
      if (message?.kind === 'now') setNow(message.now)
    })
    say(own, { kind: 'hello' })
    return () => {
      channel.current = null
      own.close()
    }
  }, [])
  return { now, act: (each) => (channel.current === null ? undefined : say(channel.current, { kind: 'act', act: each })) }
}

/** Held for as long as the child looks: by finger, mouse or Space. */
function Look({ isDisabled, act }: { isDisabled: boolean; act: (act: BesideAct) => void }) {
  const text = useText()
  const [isDown, setDown] = useState(false)
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
