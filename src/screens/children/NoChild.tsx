import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { reachOf } from '#domain/people/team'
import { selectOpenAccount } from '#machines/therapist/therapist.selectors'
import { useTherapist } from '#app/services/actors'
import { useChildren } from '#app/play/children'
import { workspaceHomes, useWorkspaces } from '#app/workspaces/workspaces'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import styles from './children.module.css'

interface Props {
  /** Heading level. It is 1 if no other part of the page is above this one. */
  readonly level: 1 | 2
  /** Other actions for a family without a child. */
  readonly children?: ReactNode
}

/**
 * Explains why there is nobody to play with, and offers the one thing to do. People who
 * work with other people's children wait for a child to be shared.
 */
export function NoChild({ level, children }: Props) {
  return useWorkspaces().shown === 'team' ? <OfTeam level={level} /> : <OfFamily level={level}>{children}</OfFamily>
}

function OfFamily({ level, children }: Props) {
  const text = useText()
  const navigate = useNavigate()
  const Heading = `h${level}` as const
  return (
    <section className={styles['nobody']}>
      <Heading>{text('screens.children.noneTitle')}</Heading>
      <p>{text('screens.children.none')}</p>
      <Button kind="now" onClick={() => void navigate('/who')}>
        {text('screens.children.add')}
      </Button>
      {children}
      <Link to="/here-for?step=invited" className="press">
        {text('screens.children.invited')}
      </Link>
    </section>
  )
}

function OfTeam({ level }: Pick<Props, 'level'>) {
  const text = useText()
  const navigate = useNavigate()
  const { teamRole } = useChildren()
  const account = selectOpenAccount(useTherapist().snapshot)
  const seesAll = teamRole !== null && reachOf.run[teamRole] === 'all'
  const why = account?.status === 'suspended' ? 'suspended' : seesAll ? 'noneShared' : 'noneAssigned'
  const Heading = `h${level}` as const
  return (
    <section className={styles['nobody']}>
      <Heading>{text(`screens.children.ofTeam.${why}`)}</Heading>
      <p>{text(`screens.children.ofTeam.${why}Lead`)}</p>
      <ToList />
      {/* A team member may be a parent too. */}
      <Button kind="subtle" onClick={() => void navigate('/who')}>
        {text('screens.children.ofTeam.addOwn')}
      </Button>
    </section>
  )
}

/** The link to the children that families have shared. */
export function ToList() {
  const text = useText()
  return (
    <Link to={workspaceHomes.team} className="press">
      {text('screens.children.ofTeam.toList')}
    </Link>
  )
}
