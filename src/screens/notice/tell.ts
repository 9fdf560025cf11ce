import { notifications } from '@mantine/notifications'

/** Says what was done. */
export function tell(message: string, closeLabel: string): void {
  notifications.show({ message, closeButtonProps: { 'aria-label': closeLabel } })
}
