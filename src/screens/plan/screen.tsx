import '#app/stage/play/stage.css'
import { useState } from 'react'
import { wasPlayed } from '#domain/activities/session'
import { dateIn, hasPlan, minutesPerDay, nextWeek, noonOf, playDayCount, restDayCount, weekDays, type WeekPlan, wasChosen } from '#domain/child/weekPlan'
import type { Child } from '#domain/people/people'
import { useChildren } from '#app/play/children'
import { loadedOr } from '#app/services/loaded'
import { useSessions } from '#app/play/pastSessions'
import { withAutomation } from '#app/services/automation'
import { GuideLink } from '#app/shell/GuideLink'
import { useText } from '#text/i18n'
import { sayDays } from '#text/locale'
import { Button } from '#ui/Button'
import { TextLink } from '#ui/Link'
import { LinkButton } from '#ui/LinkButton'
import { ChevronIcon } from '#ui/icons'
import { Skeleton } from '#ui/Skeleton'
import { OfActiveChild } from '../children/OfActiveChild'
import { formatDay } from '../history/formats'
import { Confirm } from '../notice/Confirm'
import { NotLoadedNotice } from '../notice/NotLoaded'
import { Notice } from '../notice/Notice'
import { TaskFailure } from '../notice/TaskFailure'
import { UndoButton } from '../notice/Undo'
import { DayPanel } from './DayPanel'
import styles from './plan.module.css'
import { Reminder } from './Reminder'
import { useMadeBy } from './useMadeBy'
import { useWeekPlan, type WeekState } from './useWeekPlan'
import { WeekDays } from './WeekDays'

/** A child's plan for a week: seven days, one of them open. */
export default function Plan() {
  return <OfActiveChild page={PlanOf} />
}

function PlanOf({ child }: { child: Child }) {
  const text = useText()
  const state = useWeekPlan(child.id)
  const past = useSessions(child.id)
  const mayChange = useChildren().mayPlan(child)
  const [anew, setAnew] = useState<string | null>(null)
  const played = new Set((loadedOr(past, null)?.sessions ?? []).filter(wasPlayed).map(({ startedAt }) => formatDay(startedAt)))
  if (state.weeks.status === 'loading') return <Skeleton layout="days" label={text('screens.plan.loading')} />
  if (state.weeks.status === 'failed')
    return (
      <NotLoadedNotice found={state.weeks} title={text('screens.plan.failedTitle')}>
        {text('screens.plan.failed')}
      </NotLoadedNotice>
    )
  const isShut = state.isUnreadable && anew !== state.monday
  return (
    <div className={styles['page']}>
      <WeekHead state={state} />
      <TaskFailure task={state.task} />
      {state.isUnreadable ? (
        <Notice kind="problem" title={text('screens.plan.unreadableTitle')}>
          <p>{text('screens.plan.unreadable', { alias: child.alias })}</p>
          {isShut && mayChange ? <Button onClick={() => setAnew(state.monday)}>{text('screens.plan.anew')}</Button> : null}
        </Notice>
      ) : null}
      {isShut ? null : (
        <>
          <WeekDays state={state} child={child} played={played} />
          <DayPanel key={`${state.monday} ${state.day}`} state={state} child={child} mayChange={mayChange} />
          <WeekFoot state={state} child={child} mayChange={mayChange} />
        </>
      )}
    </div>
  )
}

type Which = 'now' | 'next' | 'past' | 'later'

/** Says how much is planned. It gives the minutes per day only if most days have something. */
export function sayWeek(text: ReturnType<typeof useText>, week: WeekPlan, which: Which): string {
  const [days, minutes] = [playDayCount(week), minutesPerDay(week)]
  const some = which === 'now' || which === 'next' ? which : 'other'
  const rests = restDayCount(week)
  if (days === 0) return rests === 0 ? text(`screens.plan.empty.${which}`) : text(`screens.plan.restDays.${some}`, { count: rests })
  if (days <= weekDays.length / 2) return text(`screens.plan.someDays.${some}`, { count: days, minutes })
  const full = { now: 'screens.plan.thisWeek', next: 'screens.plan.nextWeek', other: 'screens.plan.otherWeek' } as const
  return text(full[some], { count: minutes })
}

function WeekHead({ state }: { state: WeekState }) {
  const text = useText()
  const { monday, now, week } = state
  const which = monday === now.monday ? 'now' : monday === nextWeek(now.monday) ? 'next' : monday < now.monday ? 'past' : 'later'
  return (
    <div className={styles['head']}>
      <h1>{sayWeek(text, week, which)}</h1>
      <div className={styles['turn']}>
        <button type="button" className={styles['arrow']} aria-label={text('screens.plan.before')} onClick={state.showBefore}>
          <ChevronIcon />
        </button>
        <span>{sayDays(noonOf(monday), noonOf(dateIn(monday, 'sun')))}</span>
        <button type="button" className={styles['arrow']} aria-label={text('screens.plan.after')} onClick={state.showAfter}>
          <ChevronIcon />
        </button>
      </div>
    </div>
  )
}

function WeekFoot({ state, child, mayChange }: { state: WeekState; child: Child; mayChange: boolean }) {
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  const { monday, week, done, following, isFollowingUnreadable } = state
  const copy = () => {
    setAsking(false)
    state.copyOn()
  }
  return (
    <div className={styles['below']}>
      {mayChange && hasPlan(week) ? (
        <LinkButton onClick={() => (hasPlan(following) || isFollowingUnreadable ? setAsking(true) : copy())}>{text('screens.plan.copy')}</LinkButton>
      ) : null}
      {hasPlan(week) ? <Reminder child={child} monday={monday} week={week} /> : null}
      {hasPlan(week) ? <TextLink to={withAutomation(`/resources?paper=week&monday=${state.monday}`)}>{text('screens.plan.print')}</TextLink> : null}
      <span role="status" className="muted">
        {done === null || !state.isSaved ? '' : text(done.isCopy ? 'screens.plan.copied' : 'screens.plan.saved')}
      </span>
      {done === null ? null : <UndoButton onUndo={state.undo} />}
      <MadeBy state={state} alias={child.alias} />
      <GuideLink id="screen-time">{text('screens.plan.guide')}</GuideLink>
      <Confirm
        isOpen={isAsking}
        title={text('screens.plan.copyTitle')}
        action={text('screens.plan.copyAnyway')}
        task={state.task}
        onConfirm={copy}
        onClose={() => setAsking(false)}
      >
        <p>{text('screens.plan.copyWhy')}</p>
      </Confirm>
    </div>
  )
}

function MadeBy({ state: { week }, alias }: { state: WeekState; alias: string }) {
  const text = useText()
  const madeBy = useMadeBy(week.by, alias)
  const said = wasChosen(week) ? madeBy : text('screens.plan.by.proposed', { alias })
  return said === '' || !hasPlan(week) ? null : <span className={styles['by']}>{said}</span>
}
