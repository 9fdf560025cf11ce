import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { withAutomation } from '#app/services/automation'
import { FlowBar } from '#ui/FlowBar'
import { useText } from '#text/i18n'
import { ChevronIcon } from '#ui/icons'
import styles from './assessment.module.css'

interface Props {
  readonly alias: string
  /** The address of the link in the child's name. */
  readonly back: '/progress' | '/assessment' | '/assessment?part=profile' | '/assessment?part=reports'
  readonly title: string
  readonly end?: ReactNode
}

/** The line with the child's name and the title at the top of an assessment page. */
export function AssessmentLine({ alias, back, title, end }: Props) {
  const text = useText()
  return (
    <div className={styles['line']}>
      <FlowBar
        start={
          <>
            {/* The link has a name of its own until the child is known. */}
            <Link to={withAutomation(back)} className={styles['alias']} aria-label={alias === '' ? text('app.titles./progress') : undefined}>
              <ChevronIcon />
              {alias}
            </Link>
            <b>{title}</b>
          </>
        }
        end={end}
      />
    </div>
  )
}
