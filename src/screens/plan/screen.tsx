import { Button, Title } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { MAX_PLAN_TILES, moveEarlier, withoutTile, withTile } from '#domain/child/dayPlan'
import type { Child } from '#domain/people/people'
import { usePlan } from '#app/plan'
import { withAutomation } from '#app/session'
import { useText } from '#text/i18n'
import { StagePicture } from '#app/stage/StagePicture'
import { OfActiveChild } from '../children/OfActiveChild'
import { Notice } from '../notice/Notice'
import styles from './plan.module.css'
import { PlannedTile } from './PlannedTile'
import { nameOf, tileOf, useOpenTiles } from './useOpenTiles'

/** The adult's choice of what a child finds on the own page today. */
export default function Plan() {
  return <OfActiveChild page={PlanOf} />
}

function PlanOf({ child }: { child: Child }) {
  const text = useText()
  const { plan, isUnreadable, failure, isSaved, save } = usePlan(child.id)
  const [isAnew, setAnew] = useState(false)
  const tiles = useOpenTiles(child)
  if (plan === 'unknown') return <p role="status">{text('screens.plan.loading')}</p>
  const free = tiles.filter((tile) => !plan.some((planned) => tileOf([tile], planned) !== undefined))
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <Title order={1}>{text('screens.plan.title', { alias: child.alias })}</Title>
        <Link to="/activity" className="press">
          {text('screens.plan.done')}
        </Link>
      </div>
      <p className={styles['muted']}>{text('screens.plan.lead', { alias: child.alias, most: MAX_PLAN_TILES })}</p>
      {failure === null ? null : (
        <Notice kind="problem" title={text('screens.children.storeFailed.title')}>
          {text(`screens.children.storeFailed.${failure}`)}
        </Notice>
      )}
      {isUnreadable ? (
        <Notice kind="problem" title={text('screens.plan.unreadableTitle')}>
          <p>{text('screens.plan.unreadable', { alias: child.alias })}</p>
          {isAnew ? null : <Button onClick={() => setAnew(true)}>{text('screens.plan.anew')}</Button>}
        </Notice>
      ) : null}
      {isUnreadable && !isAnew ? null : plan.length === 0 ? (
        <Notice kind="info" title={text('screens.plan.emptyTitle')}>
          {text('screens.plan.empty')}
        </Notice>
      ) : (
        <>
          <ol className={styles['planned']}>
            {plan.map((planned, index) => (
              <PlannedTile
                key={`${planned.activity}/${planned.category}`}
                planned={planned}
                tile={tileOf(tiles, planned)}
                child={child}
                isFirst={index === 0}
                onLevel={(level) => save(withTile(plan, { ...planned, level }))}
                onEarlier={() => save(moveEarlier(plan, planned))}
                onRemove={() => save(withoutTile(plan, planned))}
              />
            ))}
          </ol>
          <div className={styles['go']}>
            <Link to={withAutomation('/today')} className="press press-now">
              {text('screens.plan.open', { alias: child.alias })}
            </Link>
            <span role="status" className={styles['muted']}>
              {isSaved ? text('screens.plan.saved') : ''}
            </span>
          </div>
          <p className={styles['muted']}>{text('screens.plan.leave')}</p>
        </>
      )}
      {isUnreadable && !isAnew ? null : (
        <section className={styles['choose']} aria-labelledby="plan-choose">
          <h2 id="plan-choose">{text('screens.plan.choose')}</h2>
          {plan.length >= MAX_PLAN_TILES ? <p className={styles['muted']}>{text('screens.plan.full', { most: MAX_PLAN_TILES })}</p> : null}
          <ul className={styles['tiles']}>
            {free.map((tile) => (
              <li key={tile.key}>
                <button
                  type="button"
                  className={styles['tile']}
                  disabled={plan.length >= MAX_PLAN_TILES}
                  aria-label={text('screens.plan.add', { title: nameOf(tile) })}
                  onClick={() => save(withTile(plan, { activity: tile.manifest.id, category: tile.category, level: tile.level }))}
                >
                  <StagePicture manifest={tile.manifest} category={tile.category} child={child} />
                  <span>{nameOf(tile)}</span>
                  {tile.isHarder ? <small>{text('screens.activities.harder')}</small> : null}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
