import { useState } from 'react'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Modal } from '#ui/Modal'
import { SetUpCards } from '../profile/SetUpCard'
import { BulkPlan } from './BulkPlan'
import styles from './cases.module.css'
import type { CaseLine } from './useCases'
import type { Given } from './useGivenPlans'
import type { SelectionState } from './useSelection'

interface Props {
  readonly selection: SelectionState
  /** The children whose plan can be copied. */
  readonly lines: readonly CaseLine[]
  readonly mayPlan: boolean
  readonly onGiven: (given: Given) => void
}

/** Shows the number of selected children and the actions for all of them. */
export function Selection({ selection, lines, mayPlan, onGiven }: Props) {
  const text = useText()
  const [isPlanning, setPlanning] = useState(false)
  const count = selection.lines.length
  const children = selection.lines.flatMap(({ shared }) => shared.child ?? [])
  return (
    <div className={styles['filters']} role="group" aria-label={text('screens.teams.cases.select.title')}>
      <b className={styles['chosen']} role="status">
        {count === 0 ? text('screens.teams.cases.select.none') : text('screens.teams.cases.select.count', { count })}
      </b>
      {mayPlan ? (
        <Button disabled={count === 0} onClick={() => setPlanning(true)}>
          {text('screens.teams.cases.select.plan')}
        </Button>
      ) : null}
      <Button disabled={children.length === 0} onClick={() => window.print()}>
        {text('screens.teams.cases.select.print')}
      </Button>
      <button type="button" className={styles['other']} onClick={selection.end}>
        {text('screens.teams.cases.select.end')}
      </button>
      <SetUpCards>{children}</SetUpCards>
      <Modal
        opened={isPlanning}
        onClose={() => setPlanning(false)}
        size="lg"
        title={text('screens.teams.cases.bulk.title')}
        closeLabel={text('screens.teams.close')}
      >
        <BulkPlan chosen={selection.lines} lines={lines} onGiven={onGiven} />
      </Modal>
    </div>
  )
}
