import { Link } from 'react-router'
import { loadCatalogue } from '#app/play/loadCatalogue'
import type { Child } from '#domain/people/people'
import { withAutomation } from '#app/services/automation'
import { useServices } from '#app/services/services'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { ShieldIcon } from '#ui/icons'
import { ExportNews } from '../owndata/ExportNews'
import { useExport } from '../owndata/useExport'
import styles from './byCode.module.css'

/** Shows what to do instead of a link on a device without a server. */
export function LocalWays({ child }: { child: Child }) {
  const text = useText()
  const { ownData } = useServices()
  const { state, save } = useExport()
  return (
    <div className={styles['page']}>
      <h1>{text('screens.byCode.local.title')}</h1>
      <p className="muted">{text('screens.byCode.local.lead')}</p>
      <ul className={styles['tiles']}>
        <li>
          <h2>{text('screens.byCode.local.file.title')}</h2>
          <p className="muted">{text('screens.byCode.local.file.says')}</p>
          <Button loading={state === 'busy'} onClick={() => save(child.alias, 'zip', async () => ownData.exportChild(child.id, await loadCatalogue()))}>
            {text('screens.byCode.local.file.do')}
          </Button>
          <ExportNews state={state} />
        </li>
        <li>
          <h2>{text('screens.byCode.local.card.title')}</h2>
          <p className="muted">{text('screens.byCode.local.card.says')}</p>
          <Link to={withAutomation('/resources?paper=card')} className="press">
            {text('screens.byCode.local.card.do')}
          </Link>
        </li>
        <li>
          <h2>{text('screens.byCode.local.here.title')}</h2>
          <p className="muted">{text('screens.byCode.local.here.says')}</p>
          <Link to={withAutomation('/sharing?step=here')} className="press">
            {text('screens.byCode.local.here.do')}
          </Link>
        </li>
      </ul>
      <p className={styles['nothing']}>
        <ShieldIcon />
        {text('screens.byCode.local.nothing')}
      </p>
      <div className={styles['ways']}>
        <Link to={withAutomation('/sharing')} className="press">
          {text('screens.byCode.done')}
        </Link>
      </div>
    </div>
  )
}
