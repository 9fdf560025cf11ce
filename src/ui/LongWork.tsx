import { LoadingOverlay, Portal } from '@mantine/core'
import styles from './controls.module.css'

/** Covers the page while something goes on for which one has to wait, and says what it is. Never on the child's stage. */
export function LongWork({ isOn, label }: { isOn: boolean; label: string }) {
  return (
    <Portal>
      <div role="status" className={styles['work']} data-on={isOn ? '' : undefined}>
        <LoadingOverlay visible={isOn} aria-hidden />
        {isOn ? <p>{label}</p> : null}
      </div>
    </Portal>
  )
}
