import type { StoreErrorCode } from '#ports/documents'
import { useText } from '#text/i18n'
import { Notice } from '../notice/Notice'

/** Explains why nothing was changed. */
export function Failure({ code }: { code: StoreErrorCode | null }) {
  const text = useText()
  return code === null ? null : <Notice kind="problem">{text(`screens.systemAdmin.failures.${code}`)}</Notice>
}
