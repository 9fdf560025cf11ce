import { useText } from '#text/i18n'
import { LongWork } from '#ui/LongWork'
import { Notice } from '../notice/Notice'
import type { Export } from './useExport'

/** Shows the state of the export. */
export function ExportNews({ state }: Pick<Export, 'state'>) {
  const text = useText()
  if (state === 'busy') return <LongWork isOn label={text('screens.ownData.exporting')} />
  if (state === 'done') return <Notice kind="done">{text('screens.ownData.exported')}</Notice>
  if (state === 'failed') return <Notice kind="problem">{text('screens.ownData.exportFailed')}</Notice>
  return null
}
