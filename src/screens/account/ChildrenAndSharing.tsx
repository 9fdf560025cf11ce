import { Link } from 'react-router'
import { isFamily, namesOfGuardians } from '#domain/people/guardians'
import { ChildFace } from '#app/shell/ChildFace'
import { useChildren } from '#app/play/children'
import { useText } from '#text/i18n'
import { sayNames } from '#text/locale'
import { PlusIcon } from '#ui/icons'
import styles from './account.module.css'

/** Lists this person's children and who else looks after each one, with links to share a child and to add a new one. */
export function ChildrenAndSharing({ uid }: { uid: string }) {
  const text = useText()
  const { children, chooseChild } = useChildren()
  const own = children === 'unknown' ? [] : children.filter((child) => isFamily(child, uid))
  return (
    <>
      <p className="muted">{text(children !== 'unknown' && own.length === 0 ? 'screens.account.children.none' : 'screens.account.children.lead')}</p>
      {own.map((child) => (
        <div key={child.id} className={styles['kid']}>
          <ChildFace child={child} size={56} />
          <div>
            <h3>{child.alias}</h3>
            {child.guardians.length === 0 ? null : (
              <p className="muted">{text('screens.account.children.with', { names: sayNames(namesOfGuardians(child)) })}</p>
            )}
          </div>
          <Link to="/sharing" className="press" onClick={() => chooseChild(child.id)}>
            {text('screens.account.children.of', { alias: child.alias })}
          </Link>
        </div>
      ))}
      <Link to="/who" className={`press ${styles['act']}`}>
        <PlusIcon />
        {text('screens.children.add')}
      </Link>
      <Link to="/here-for?step=invited" className={`press ${styles['act']}`}>
        {text('screens.children.invited')}
      </Link>
      <p className="muted">{text('screens.account.children.ends')}</p>
    </>
  )
}
