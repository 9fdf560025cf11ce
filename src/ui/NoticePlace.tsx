import { useEffect, useRef, useSyncExternalStore } from 'react'
import { CrossIcon } from './icons'
import { type GivenNotice, hideNotice, onNotices, readNotices } from './notices'
import styles from './noticePlace.module.css'

const NONE: readonly GivenNotice[] = []

/** The area in which notices appear, below every dialog. `autoClose` is the time (ms) for which a notice stays. */
export function NoticePlace({ autoClose }: { readonly autoClose: number }) {
  const notices = useSyncExternalStore(onNotices, readNotices, () => NONE)
  return notices.length === 0 ? null : (
    <div className={styles['place']}>
      {notices.map((notice) => (
        <Notice key={notice.id} notice={notice} autoClose={autoClose} />
      ))}
    </div>
  )
}

function Notice({ notice: { id, message, closeLabel }, autoClose }: { readonly notice: GivenNotice; readonly autoClose: number }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = place
    if (current === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const hold = () => clearTimeout(timer)
    const letGo = () => {
      hold()
      timer = setTimeout(() => hideNotice(id), autoClose)
    }
    letGo()
    // The time stops while someone points at a notice or focuses it, so nobody has to hurry to read it.
    for (const type of ['pointerenter', 'focusin']) current.addEventListener(type, hold)
    for (const type of ['pointerleave', 'focusout']) current.addEventListener(type, letGo)
    return () => {
      hold()
      for (const type of ['pointerenter', 'focusin']) current.removeEventListener(type, hold)
      for (const type of ['pointerleave', 'focusout']) current.removeEventListener(type, letGo)
    }
  }, [id, autoClose])
  return (
    <div ref={place} role="alert" data-notice="" className={styles['notice']}>
      <div>{message}</div>
      <button type="button" aria-label={closeLabel} onClick={() => hideNotice(id)}>
        <CrossIcon size={39} />
      </button>
    </div>
  )
}
