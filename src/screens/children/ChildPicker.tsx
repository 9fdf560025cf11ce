import type { Child } from '#domain/people/people'
import { useChildren } from '#app/play/children'
import { useText } from '#text/i18n'
import { ChildFace } from '#app/shell/ChildFace'
import { Button } from '#ui/Button'
import { ChildNews } from './ChildNews'
import styles from './children.module.css'
import type { ChildWork } from './useChildWork'

interface Props {
  readonly work: ChildWork
  readonly onAdd: () => void
  readonly onChosen?: (child: Child) => void
}

/** Chooses the child who plays. There is one large button per child, and one for a new child. */
export function ChildPicker({ work, onAdd, onChosen }: Props) {
  const text = useText()
  const { children, hasFailed, activeChild, chooseChild } = useChildren()
  const choose = (child: Child) => {
    chooseChild(child.id)
    onChosen?.(child)
  }
  return (
    <div className={styles['picker']}>
      {children === 'unknown' || hasFailed ? null : (
        <div role="group" aria-label={text('screens.children.who')} className={styles['row']}>
          {children.map((child) => (
            <button key={child.id} type="button" className={styles['child']} aria-pressed={child.id === activeChild?.id} onClick={() => choose(child)}>
              <ChildFace child={child} />
              {child.alias}
            </button>
          ))}
          <Button onClick={onAdd}>{text('screens.children.add')}</Button>
        </div>
      )}
      <ChildNews work={work} />
    </div>
  )
}
