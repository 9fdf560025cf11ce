import { Paper, Title } from '@mantine/core'
import { Link } from 'react-router'
import { isFamily } from '#domain/people/guardians'
import { useChildren } from '#app/children'
import { useText } from '#text/i18n'
import styles from './account.module.css'

/** The ways to the sharing of each child of this person. */
export function ChildrenAndSharing({ uid }: { uid: string }) {
  const text = useText()
  const { children, chooseChild } = useChildren()
  const own = children === 'unknown' ? [] : children.filter((child) => isFamily(child, uid))
  return (
    <Paper p="lg" component="section" className={styles['part']} aria-labelledby="account-children">
      <Title order={2} id="account-children">
        {text('screens.account.children.title')}
      </Title>
      <p className={styles['muted']}>{text(children !== 'unknown' && own.length === 0 ? 'screens.account.children.none' : 'screens.account.children.lead')}</p>
      <div className={styles['row']}>
        {own.map(({ id, alias }) => (
          <Link key={id} to="/sharing" className="press" onClick={() => chooseChild(id)}>
            {text('screens.account.children.of', { alias })}
          </Link>
        ))}
      </div>
    </Paper>
  )
}
