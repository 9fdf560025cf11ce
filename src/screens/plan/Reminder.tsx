import { useState } from 'react'
import { PRODUCT_NAME } from '#product'
import { dateIn, noonOf, type WeekDay, weekDays, type WeekPlan } from '#domain/child/weekPlan'
import { reminderFile } from '#domain/child/reminder'
import type { Child } from '#domain/people/people'
import { download, fileName } from '#app/forms/download'
import { useText } from '#text/i18n'
import { dates, sayRow } from '#text/locale'
import { Button } from '#ui/Button'
import { ManyChips } from '#ui/Chips'
import { SelectField } from '#ui/Field'
import { LinkButton } from '#ui/LinkButton'
import { Modal } from '#ui/Modal'
import { formatShortWeekday } from '../history/formats'
import styles from './plan.module.css'

/** Makes a reminder for the family's own calendar, because the app sends none. */
export function Reminder({ child, monday, week }: { child: Child; monday: string; week: WeekPlan }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <LinkButton onClick={() => setOpen(true)}>{text('screens.plan.reminder.open')}</LinkButton>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={text('screens.plan.reminder.title')} closeLabel={text('screens.plan.chooser.close')}>
        <ReminderForm child={child} monday={monday} week={week} onDone={() => setOpen(false)} />
      </Modal>
    </>
  )
}

/** Default time of the reminder, after school in most families. */
const USUAL = '17:00'
/** Times to choose from: every half hour of a family's waking time, in the calendar's format. */
const times = Array.from({ length: 30 }, (_, index) => `${String(6 + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`)
const clock = dates({ hour: 'numeric', minute: '2-digit' })
const sayTime = (time: string): string => clock().format(new Date(`2000-01-01T${time}`))

interface Props {
  readonly child: Child
  readonly monday: string
  readonly week: WeekPlan
  readonly onDone: () => void
}

export function ReminderForm({ child: { alias }, monday, week, onDone }: Props) {
  const text = useText()
  const [days, setDays] = useState<readonly WeekDay[]>(() => weekDays.filter((day) => week.days[day].tiles.length > 0))
  const [at, setAt] = useState(USUAL)
  const [isShort, setShort] = useState(false)
  const save = () => {
    setShort(days.length === 0)
    if (days.length === 0) return
    const file = reminderFile({
      id: crypto.randomUUID(),
      title: text('screens.plan.reminder.event', { alias }),
      product: PRODUCT_NAME,
      days,
      at,
      now: Date.now(),
    })
    download(fileName(sayRow([text('screens.plan.reminder.file'), alias]), 'ics'), file, 'text/calendar;charset=utf-8')
    onDone()
  }
  return (
    <form
      noValidate
      className={styles['reminder']}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <p className="muted">{text('screens.plan.reminder.why')}</p>
      <div role="group" aria-labelledby="reminder-days">
        <p id="reminder-days">
          <b>{text('screens.plan.reminder.days')}</b>
        </p>
        <ManyChips
          options={weekDays.map((day) => ({ value: day, label: formatShortWeekday(noonOf(dateIn(monday, day))) }))}
          value={days}
          onChange={(chosen) => setDays(weekDays.filter((day) => chosen.includes(day)))}
        />
      </div>
      <SelectField
        label={text('screens.plan.reminder.at')}
        value={at}
        data={times.map((value) => ({ value, label: sayTime(value) }))}
        error={isShort ? text('screens.plan.reminder.noDay') : null}
        onChange={({ currentTarget }) => setAt(currentTarget.value)}
      />
      <Button kind="now" type="submit">
        {text('screens.plan.reminder.save')}
      </Button>
    </form>
  )
}
