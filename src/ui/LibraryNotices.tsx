import { Notifications } from '@mantine/notifications'
import { Library } from './Library'

export { notifications } from '@mantine/notifications'

/** Under every dialog (the library's stand at 200): what is open is never covered by what is told beside it. */
const UNDER_DIALOGS = 150

/** The place of the notices. Fetched with the first of them. */
export function LibraryNotices({ autoClose }: { autoClose: number }) {
  return (
    <Library>
      <Notifications autoClose={autoClose} position="top-right" zIndex={UNDER_DIALOGS} />
    </Library>
  )
}
