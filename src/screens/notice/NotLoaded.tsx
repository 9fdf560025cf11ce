import type { NotLoaded as Failed } from '#app/services/loaded'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Notice } from './Notice'

/** Says what could not be loaded and that nothing is lost, with a button to try again. */
export function NotLoadedNotice({ found, title, children }: { found: Pick<Failed, 'again'>; title?: string; children: string }) {
  const text = useText()
  return (
    <Notice kind="problem" {...(title === undefined ? {} : { title })}>
      <p>{children}</p>
      <Button onClick={found.again}>{text('app.tryAgain')}</Button>
    </Notice>
  )
}
