import { loadCatalogue } from '#app/play/loadCatalogue'
import type { Child } from '#domain/people/people'
import { useServices } from '#app/services/services'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { ExportNews } from './ExportNews'
import styles from './owndata.module.css'
import { useExport } from './useExport'

/** Exports one child's data as a file. */
export function ExportChild({ child }: { child: Child }) {
  const text = useText()
  const { ownData } = useServices()
  const { state, save } = useExport()
  return (
    <div className={styles['part']}>
      <p className="muted" id={`export-${child.id}`}>
        {text('screens.ownData.exportChildHint')}
      </p>
      <Button
        className={styles['act']}
        aria-describedby={`export-${child.id}`}
        loading={state === 'busy'}
        onClick={() => save(child.alias, 'zip', async () => ownData.exportChild(child.id, await loadCatalogue()))}
      >
        {text('screens.ownData.exportChild', { alias: child.alias })}
      </Button>
      <ExportNews state={state} />
    </div>
  )
}
