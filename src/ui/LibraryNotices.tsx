import { Notifications } from '@mantine/notifications'
import { Library } from './Library'

export { notifications } from '@mantine/notifications'

/** The place of the notices. Fetched with the first of them. */
export function LibraryNotices({ autoClose }: { autoClose: number }) {
  return (
    <Library>
      <Notifications autoClose={autoClose} position="top-right" />
    </Library>
  )
}
