import { useText } from '#text/i18n'
import { Notice } from '../notice/Notice'

/** The reason why the device did not store a photo, and the remedy. The photo itself is still there. */
export function PhotoNotSaved({ failure }: { readonly failure: 'full' | 'other' }) {
  const text = useText()
  return (
    <Notice kind="problem" title={text('screens.photos.storeFailed.title')}>
      {text(`screens.photos.storeFailed.${failure}`)}
    </Notice>
  )
}
