import { LoadingOverlay, Portal } from '@mantine/core'
import styles from './controls.module.css'

/** Covers the page while something goes on for which one has to wait, and says what it is. Never on the child's stage. */
export function LongWork({ isOn, label }: { isOn: boolean; label: string }) {
  return (
    <Portal>
      <div role="status" className={styles['work']} data-on={isOn ? '' : undefined}>
        {/* As dark as the page: a lighter cover would be a flash. */}
        <LoadingOverlay visible={isOn} aria-hidden overlayProps={{ color: '#0E0B14', backgroundOpacity: 0.92 }} loaderProps={{ color: 'primary.4' }} />
        {isOn ? <p>{label}</p> : null}
      </div>
    </Portal>
  )
}
