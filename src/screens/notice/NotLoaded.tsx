import type { NotLoaded as Failed } from '#app/services/loaded'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Notice } from './Notice'

/** What could not be read and that it is safe, with the way to read it again. */
export function NotLoadedNotice({ found, title, children }: { found: Pick<Failed, 'again'>; title?: string; children: string }) {
  const text = useText()
  return (
    <Notice kind="problem" {...(title === undefined ? {} : { title })}>
      <p>{children}</p>
      <Button onClick={found.again}>{text('app.tryAgain')}</Button>
    </Notice>
  )
}
