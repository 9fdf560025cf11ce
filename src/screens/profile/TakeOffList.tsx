import { Link, useNavigate } from 'react-router'
import { namesOfGuardians } from '#domain/people/guardians'
import type { Child } from '#domain/people/people'
import { useText } from '#text/i18n'
import { sayNames } from '#text/locale'
import { Button } from '#ui/Button'
import type { ChildWork } from '../children/useChildWork'
import styles from './profile.module.css'

/** Takes the child off the list, and explains how this affects others. A guardian sees what they can do instead. */
export function TakeOffList({ child, isOwn, work }: { child: Child; isOwn: boolean; work: ChildWork }) {
  const text = useText()
  const navigate = useNavigate()
  const { alias, guardians } = child
  // Stays on this page until the store answers: any other page would still list the child, and a refusal is shown here.
  const takeOff = async () => {
    if (await work.archive(child)) void navigate('/activity')
  }
  return (
    <div className={styles['leave']}>
      {isOwn ? (
        <>
          <Button kind="subtle" aria-describedby="leave" onClick={() => void takeOff()}>
            {text('screens.children.form.archive')}
          </Button>
          <span id="leave">
            {text('screens.children.form.archiveHint', { alias })}
            {guardians.length === 0 ? null : ` ${text('screens.guardians.othersHidden', { names: sayNames(namesOfGuardians(child)), alias })}`}
          </span>
        </>
      ) : (
        <span>{text('screens.guardians.notYours', { alias })}</span>
      )}
      <Link to="/account#data" className="press">
        {text('screens.children.form.toAccount')}
      </Link>
    </div>
  )
}
