import { useRef, useState } from 'react'
import { findActivity } from '#scenes/catalogue'
import { moveEarlier, type PlanTile, taskKey, withoutTile, withTile } from '#domain/child/dayPlan'
import { withRest, dateIn, hasRoomFor, movedTo, noonOf, weekDays, withoutRest, withTiles } from '#domain/child/weekPlan'
import type { Child } from '#domain/people/people'
import { sayLevel } from '#app/stage/start/levels'
import { StagePicture } from '#app/stage/start/StagePicture'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { formatLongDay, formatWeekday } from '../history/formats'
import { Chooser } from './Chooser'
import styles from './plan.module.css'
import { PlannedTile } from './PlannedTile'
import { plannedName, tileOf, useOpenTiles } from './useOpenTiles'
import { type WeekState, weekRelation } from './useWeekPlan'

/** The open day with its plan and all controls. On past days, people can only record past activities. */
export function DayPanel({ state, child, mayChange }: { state: WeekState; child: Child; mayChange: boolean }) {
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isChanging, setChanging] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const { day, monday, week, change } = state
  const planned = week.days[day]
  const when = weekRelation(state, day)
  const nameOfDay = when === 'today' ? text('screens.plan.today') : formatLongDay(noonOf(dateIn(monday, day)))
  const mayPlan = mayChange && when !== 'past'
  const isOpen = mayPlan && (isChanging || (planned.tiles.length === 0 && !planned.isRest))
  return (
    <section id="plan-day" role="tabpanel" aria-labelledby={`plan-${day}`} className={styles['panel']}>
      <div className={styles['bar']}>
        <h2 ref={heading} tabIndex={-1}>
          {nameOfDay}
        </h2>
        {isOpen ? null : <Summary tiles={planned.tiles} isRest={planned.isRest} child={child} />}
        <div className={styles['acts']}>
          {mayChange && when !== 'later' ? (
            <Button
              aria-pressed={planned.wasDone}
              title={text('screens.plan.weDidThisWhy')}
              onClick={() => change({ [day]: { ...planned, wasDone: !planned.wasDone } })}
            >
              {text('screens.plan.weDidThis')}
            </Button>
          ) : null}
          {isOpen || (mayPlan && planned.isRest) ? (
            <Button onClick={() => change({ [day]: planned.isRest ? withoutRest(planned) : withRest(planned) })}>
              {text(planned.isRest ? 'screens.plan.noRest' : 'screens.plan.rest')}
            </Button>
          ) : null}
          {mayPlan && !planned.isRest ? (
            <Button kind={planned.tiles.length === 0 ? 'now' : 'plain'} onClick={() => setChoosing(true)}>
              {text('screens.plan.choose')}
            </Button>
          ) : null}
          {mayPlan && planned.tiles.length > 0 ? (
            <Button aria-expanded={isChanging} onClick={() => setChanging(!isChanging)}>
              {text(isChanging ? 'screens.plan.closeChange' : 'screens.plan.change')}
            </Button>
          ) : null}
        </div>
      </div>
      {planned.isRest ? <p className="muted">{text('screens.plan.restWhy', { alias: child.alias })}</p> : null}
      {planned.wasDone ? <p role="status">{text('screens.plan.did')}</p> : null}
      {isOpen && planned.tiles.length > 0 ? <Editor state={state} child={child} onGone={() => heading.current?.focus()} /> : null}
      {isChoosing ? <Adding state={state} child={child} onClose={() => setChoosing(false)} /> : null}
    </section>
  )
}

function Summary({ tiles, isRest, child }: { tiles: readonly PlanTile[]; isRest: boolean; child: Child }) {
  const text = useText()
  return (
    <ul className={styles['summary']}>
      {tiles.map((planned) => {
        const manifest = findActivity(planned.activity)
        return (
          <li key={taskKey(planned)}>
            <span className={styles['small']}>{manifest === null ? null : <StagePicture manifest={manifest} category={planned.category} child={child} />}</span>
            <span>
              <b>{plannedName(text, planned)}</b>
              <span className="muted">{sayLevel(text, planned.level)}</span>
            </span>
          </li>
        )
      })}
      {tiles.length === 0 && isRest ? <li className="muted">{text('screens.plan.rest')}</li> : null}
    </ul>
  )
}

function Editor({ state, child, onGone }: { state: WeekState; child: Child; onGone: () => void }) {
  const tiles = useOpenTiles(child)
  const { day, monday, week, change } = state
  const planned = week.days[day]
  const put = (next: readonly PlanTile[]) => change({ [day]: withTiles(planned, next) })
  const daysFor = (tile: PlanTile) =>
    weekDays
      .filter((other) => other !== day && weekRelation(state, other) !== 'past' && hasRoomFor(week.days[other], tile))
      .map((other) => ({ day: other, name: formatLongDay(noonOf(dateIn(monday, other))) }))
  return (
    <>
      <ol className={styles['planned']}>
        {planned.tiles.map((tile, index) => (
          <PlannedTile
            key={taskKey(tile)}
            planned={tile}
            isOpen={tileOf(tiles, tile) !== undefined}
            child={child}
            isFirst={index === 0}
            days={daysFor(tile)}
            onLevel={(level) => put(withTile(planned.tiles, { ...tile, level }))}
            onEarlier={() => put(moveEarlier(planned.tiles, tile))}
            onMove={(to) => {
              onGone()
              change(movedTo(week, tile, day, to))
            }}
            onRemove={() => {
              onGone()
              put(withoutTile(planned.tiles, tile))
            }}
          />
        ))}
      </ol>
    </>
  )
}

/** The drawer that adds activities to the open day. */
function Adding({ state, child, onClose }: { state: WeekState; child: Child; onClose: () => void }) {
  const tiles = useOpenTiles(child)
  const { day, monday, week, change, done, undo } = state
  const planned = week.days[day]
  return (
    <Chooser
      child={child}
      day={formatWeekday(noonOf(dateIn(monday, day)))}
      tiles={tiles}
      planned={planned.tiles}
      onAdd={(tile) => change({ [day]: withTiles(planned, withTile(planned.tiles, tile)) })}
      onUndo={done === null ? null : undo}
      onClose={onClose}
    />
  )
}
