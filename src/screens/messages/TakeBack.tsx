import { useState } from 'react'
import type { Message } from '#domain/people/messages'
import { useAsyncAction } from '#app/services/task'
import { useText } from '#text/i18n'
import { LinkButton } from '#ui/LinkButton'
import { formatDay } from '../history/formats'
import { Confirm } from '../notice/Confirm'

/** Deletes the person's own note, so that others no longer see it. */
export function TakeBack({ message, takeBack }: { message: Message; takeBack: (id: string) => Promise<void> }) {
  const text = useText()
  const task = useAsyncAction()
  const [isAsking, setAsking] = useState(false)
  const day = formatDay(message.at)
  return (
    <>
      <LinkButton aria-label={text('screens.messages.takeBackOf', { day })} onClick={() => setAsking(true)}>
        {text('screens.messages.takeBack')}
      </LinkButton>
      <Confirm
        isOpen={isAsking}
        title={text('screens.messages.takeBackOf', { day })}
        action={text('screens.messages.takeBack')}
        task={task}
        onConfirm={() =>
          void task.run(
            () => takeBack(message.id),
            () => setAsking(false),
          )
        }
        onClose={() => setAsking(false)}
      >
        <p>{text('screens.messages.takeBackWhy')}</p>
      </Confirm>
    </>
  )
}
