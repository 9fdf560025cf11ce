import { type CSSProperties, type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { lockScroll } from './lockScroll'
import styles from './modal.module.css'
import { CrossIcon } from './icons'

interface Props {
  readonly opened: boolean
  readonly onClose: () => void
  readonly title: string
  readonly size?: 'md' | 'lg' | 'xl'
  /** Label of the close button. Without it, only the dialog's contents can close the dialog, not Escape or a press outside it. */
  readonly closeLabel?: string
  readonly className?: string
  readonly children: ReactNode
}

/** Time (ms) in which a closed dialog fades out, as in modal.module.css. It can no longer be used by then. */
const FADE_MS = 180

/** A dialog with a title. Everything behind it is inert, and the focus returns to where it was before. */
export function Modal({ opened, onClose, title, size = 'md', closeLabel, className, children }: Props) {
  const id = useId()
  const isDrawn = useDrawn(opened)
  if (!isDrawn) return null
  return (
    <Dialog
      opened={opened}
      onClose={closeLabel === undefined ? undefined : onClose}
      label={{ 'aria-labelledby': id }}
      className={[styles['modal'], closeLabel === undefined ? styles['held'] : null, className].filter(Boolean).join(' ')}
      data={{ 'data-size': size }}
    >
      <div data-part="head" className={styles['head']}>
        <h2 id={id}>{title}</h2>
        {closeLabel === undefined ? null : (
          <button type="button" className={styles['close']} aria-label={closeLabel} onClick={onClose}>
            <CrossIcon size={39} />
          </button>
        )}
      </div>
      <div data-part="body" className={styles['body']}>
        {children}
      </div>
    </Dialog>
  )
}

interface WholeScreenProps {
  readonly opened: boolean
  readonly onClose: () => void
  /** The label as text, or the id of the dialog's heading. */
  readonly label: Label
  readonly ground?: string
  /** Time (ms) in which the page fades out behind the dialog, and fades in again. */
  readonly fadeMs?: number
  readonly children: ReactNode
}

/** A dialog that fills the whole screen, without a frame. */
export function WholeScreen({ opened, onClose, label, ground, fadeMs = FADE_MS, children }: WholeScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isDrawn = useFading(opened, dialog)
  if (!isDrawn) return null
  return (
    <Dialog
      ref={dialog}
      opened
      onClose={onClose}
      label={label}
      className={styles['whole'] ?? ''}
      style={{ '--fade': `${fadeMs}ms`, ...(ground === undefined ? {} : { background: ground }) } as CSSProperties}
      data={{ 'data-leaves': opened ? undefined : '' }}
    >
      {children}
    </Dialog>
  )
}

type Label = { readonly 'aria-label': string } | { readonly 'aria-labelledby': string }

interface DialogProps {
  readonly ref?: RefObject<HTMLDialogElement | null>
  readonly opened: boolean
  /** Closes the dialog. It is omitted if Escape or a press outside the dialog must not close it. */
  readonly onClose: (() => void) | undefined
  readonly label: Label
  readonly className: string
  readonly style?: CSSProperties
  readonly data: Readonly<Record<`data-${string}`, string | undefined>>
  readonly children: ReactNode
}

function Dialog({ ref, opened, onClose, label, className, style, data, children }: DialogProps) {
  const own = useRef<HTMLDialogElement>(null)
  const dialog = ref ?? own
  const close = useEffectEvent(() => onClose?.())
  const isHeld = onClose === undefined
  useLayoutEffect(() => {
    const { current } = dialog
    if (!opened || current === null) return
    const listening = new AbortController()
    listen(current, { isHeld, close, signal: listening.signal })
    show(current)
    const unlock = lockScroll()
    return () => {
      listening.abort()
      // The browser returns the focus only if the dialog is closed before it is removed.
      current.close()
      unlock()
    }
  }, [opened, isHeld, dialog])
  return createPortal(
    <dialog {...label} {...data} ref={dialog} className={className} {...(style === undefined ? {} : { style })}>
      {children}
    </dialog>,
    document.body,
  )
}

interface Closing {
  /** Whether Escape and presses outside the dialog do nothing. */
  readonly isHeld: boolean
  close(): void
  readonly signal: AbortSignal
}

function listen(dialog: HTMLDialogElement, { isHeld, close, signal }: Closing): void {
  // The target is the dialog itself only for a press on the backdrop. Anything else that is pressed is a child of the dialog.
  let wasPressedOutside = false
  dialog.addEventListener('pointerdown', ({ target }) => (wasPressedOutside = target === dialog), { signal })
  dialog.addEventListener('click', ({ target }) => (!isHeld && wasPressedOutside && target === dialog ? close() : undefined), { signal })
  // Chromium closes the dialog at a second Escape, even if `cancel` was prevented.
  dialog.addEventListener('keydown', (event) => (isHeld && event.key === 'Escape' ? event.preventDefault() : undefined), { signal })
  dialog.addEventListener(
    'cancel',
    (event) => {
      // Cancelling a file chooser in the dialog sends the same event.
      if (event.target !== dialog) return
      event.preventDefault()
      if (!isHeld) close()
    },
    { signal },
  )
  // The browser itself may close the dialog, for example on a second "back".
  dialog.addEventListener('close', () => (isHeld ? show(dialog) : close()), { signal })
}

function show(dialog: HTMLDialogElement): void {
  if (!dialog.open) dialog.showModal()
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
}

/** Whether a dialog is drawn. It is drawn while it is open and while it fades out. */
function useDrawn(opened: boolean): boolean {
  const [isDrawn, setDrawn] = useState(opened)
  if (opened && !isDrawn) setDrawn(true)
  useEffect(() => {
    if (opened || !isDrawn) return
    const timer = setTimeout(() => setDrawn(false), FADE_MS)
    return () => clearTimeout(timer)
  }, [opened, isDrawn])
  return isDrawn
}

/** Whether to draw a dialog that stays open while it fades. Everything that it covers then changes its brightness slowly, in every browser. */
function useFading(opened: boolean, dialog: RefObject<HTMLDialogElement | null>): boolean {
  const [isDrawn, setDrawn] = useState(opened)
  if (opened && !isDrawn) setDrawn(true)
  useEffect(() => {
    if (opened || !isDrawn) return
    let isGone = false
    const fading = dialog.current?.getAnimations?.() ?? []
    void Promise.allSettled(fading.map(({ finished }) => finished)).then(() => isGone || setDrawn(false))
    return () => {
      isGone = true
    }
  }, [opened, isDrawn, dialog])
  return isDrawn
}
