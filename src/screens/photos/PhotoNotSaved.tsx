import { useText } from '#text/i18n'
import { Notice } from '../notice/Notice'

/** Explains why the device did not store a photo, and what to do. The photo itself is not lost. */
export function PhotoNotSaved({ failure }: { readonly failure: 'full' | 'other' }) {
  const text = useText()
  return (
    <Notice kind="problem" title={text('screens.photos.storeFailed.title')}>
      {text(`screens.photos.storeFailed.${failure}`)}
    </Notice>
  )
}
