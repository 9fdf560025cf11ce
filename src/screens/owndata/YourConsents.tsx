import { useConsents } from '#app/workspaces/consents'
import { useText } from '#text/i18n'
import { formatDay } from '../history/formats'
import { NotLoadedNotice } from '../notice/NotLoaded'
import { ConsentForm } from './ConsentForm'
import styles from './owndata.module.css'
import { useAliasOf } from './useAliasOf'

/** Lists this person's consents with version and date, and those still open. It is last on its page, because its content arrives late. */
export function YourConsents() {
  const text = useText()
  const aliasOf = useAliasOf()
  const found = useConsents()
  const nameOf = (kind: string, alias: string): string => {
    if (kind === 'parental') return text('screens.ownData.consents.names.parental', { alias })
    return kind === 'terms' || kind === 'privacy' ? text(`screens.ownData.consents.names.${kind}`) : kind
  }
  return (
    <section className={styles['part']} aria-labelledby="consents">
      <h3 id="consents">{text('screens.ownData.consents.title')}</h3>
      {found.status === 'failed' ? <NotLoadedNotice found={found}>{text('screens.ownData.consents.failed')}</NotLoadedNotice> : null}
      {found.status !== 'ready' ? null : (
        <>
          {found.value.missing.length === 0 ? null : (
            <ConsentForm key={found.value.given.length} uid={found.value.uid} requests={found.value.missing} aliasOf={aliasOf} />
          )}
          <ul>
            {found.value.given.map(({ id, kind, version, granted, at, childId }) => (
              <li key={id} className="muted">
                {text(granted ? 'screens.ownData.consents.given' : 'screens.ownData.consents.refused', {
                  what: nameOf(kind, aliasOf(childId)),
                  version,
                  day: formatDay(at),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
