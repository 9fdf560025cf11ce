import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'

// Long enough to read the sentence, find the button and change one's mind.
const UNDO_MS = 10_000

interface Undoable {
  readonly id: string
  readonly message: string
  readonly closeLabel: string
  readonly undoLabel: string
  readonly onUndo: () => void
  /** Nobody took it back. */
  readonly onOver?: () => void
}

/** Says what was done. */
export function tell(message: string, closeLabel: string): void {
  notifications.show({ message, closeButtonProps: { 'aria-label': closeLabel } })
}

/** Takes a message away. */
export const takeBack = (id: string): void => void notifications.hide(id)

/** Says what was done, with the way to take it back for as long as the message stands. */
export function tellUndoable({ id, message, closeLabel, undoLabel, onUndo, onOver }: Undoable): void {
  let isUndone = false
  const undo = () => {
    isUndone = true
    notifications.hide(id)
    onUndo()
  }
  notifications.show({
    id,
    autoClose: UNDO_MS,
    closeButtonProps: { 'aria-label': closeLabel },
    onClose: () => (isUndone ? undefined : onOver?.()),
    message: (
      <>
        <p>{message}</p>
        <Button mt="xs" onClick={undo}>
          {undoLabel}
        </Button>
      </>
    ),
  })
}
