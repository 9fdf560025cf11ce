import { withoutIsolates } from '#domain/bidi'
import { localDay } from '#domain/time'
import { PRODUCT_NAME } from '#product'
import { download } from '#app/forms/download'
import type { useText } from '#text/i18n'
import type { ErasureReceipt } from '#ports/erasure'
import { formatDay, formatMoment } from '../history/formats'

/** The deleted data, without names, and when the deletion was complete. */
export interface Deleted {
  readonly isAccount: boolean
  /** Number of deleted children. */
  readonly children: number
  /** The backend's receipt; `begun` if its deletion was not complete yet. */
  readonly backend?: ErasureReceipt | 'begun' | null
  readonly at: number
}

/** The same as text, for the person to keep. */
function receiptOf(text: ReturnType<typeof useText>, { isAccount, children, backend = null, at }: Deleted): string {
  const lines = [
    text('screens.ownData.receipt.title', { product: PRODUCT_NAME }),
    text('screens.ownData.receipt.when', { when: formatMoment(at) }),
    ...(isAccount ? [text('screens.ownData.receipt.account')] : []),
    ...Array.from({ length: children }, () => text('screens.ownData.receipt.child')),
    ...sayBackend(text, backend),
    text('screens.ownData.receipt.kept'),
  ]
  return withoutIsolates(`${lines.join('\n')}\n`)
}

function sayBackend(text: ReturnType<typeof useText>, backend: Deleted['backend']): readonly string[] {
  if (backend == null) return []
  if (backend === 'begun') return [text('screens.erasure.begun')]
  const { number, documents, keptPapers, keptUntil } = backend
  return [
    text('screens.erasure.number', { number, documents }),
    ...(keptUntil === null ? [] : [text('screens.erasure.papers', { count: keptPapers, day: formatDay(keptUntil) })]),
  ]
}

/** Downloads the receipt. The app itself does not store it. Without `at`, the time of deletion is now. */
export function saveReceipt(text: ReturnType<typeof useText>, { at = Date.now(), ...what }: Omit<Deleted, 'at'> & { readonly at?: number }): void {
  download(`${localDay(at)}-deleted.txt`, receiptOf(text, { ...what, at }), 'text/plain;charset=utf-8')
}
