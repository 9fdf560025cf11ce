import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Session } from '#domain/activities/session'
import { palette } from '#domain/child/palette'
import { inLight, isStrict, underFlags } from '#domain/child/safety'
import { resolveDials } from '#domain/settings/resolve'
import { dateIn, noonOf, weekAt, weekDays } from '#domain/child/weekPlan'
import type { Child } from '#domain/people/people'
import { turnsOf } from '#domain/measures/turns'
import type { Instant } from '#domain/time'
import { download, fileName } from '#app/forms/download'
import { useFlags } from '#app/services/flags'
import { useText } from '#text/i18n'
import { sayDays } from '#text/locale'
import { Button } from '#ui/Button'
import { childPictureFile } from '#ui/ChildPicture'
import { LinkButton } from '#ui/LinkButton'
import { Modal } from '#ui/Modal'
import { Switch } from '#ui/Switch'
import { formatShortWeekday, isSameDay } from '../history/formats'
import styles from './dashboard.module.css'
import { drawWeek, WEEK_SIZE, type WeekPictureOf } from './drawWeek'

/** Hour on Sunday from which the week counts as nearly over. */
const EVENING = 16

interface Props {
  readonly child: Child
  readonly sessions: readonly Session[]
  readonly now: Instant
}

/** Offers the week as a picture to save, on Sunday evenings. Renders nothing if nothing was played. */
export function WeekPicture({ child, sessions, now }: Props) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const { monday, day } = weekAt(now)
  const isPlayed = weekDays.some((each) => sessions.some(({ startedAt }) => isSameDay(startedAt, noonOf(dateIn(monday, each)))))
  if (day !== 'sun' || new Date(now).getHours() < EVENING || !isPlayed) return null
  const title = text('screens.dashboard.weekPicture.open', { alias: child.alias })
  return (
    <p>
      <LinkButton onClick={() => setOpen(true)}>{title}</LinkButton>
      <Modal opened={isOpen} onClose={() => setOpen(false)} size="xl" title={title} closeLabel={text('screens.dashboard.weekPicture.close')}>
        <Keepsake child={child} sessions={sessions} now={now} />
      </Modal>
    </p>
  )
}

function Keepsake({ child, sessions, now }: Props) {
  const text = useText()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [showsNumber, setNumber] = useState(true)
  const [showsName, setName] = useState(true)
  const [hasFailed, setFailed] = useState(false)
  const { light, days, span, count } = useWeek({ child, sessions, now })
  const { alias, picture } = child
  const said = showsNumber
    ? text(showsName ? 'screens.dashboard.weekPicture.daysOf' : 'screens.dashboard.weekPicture.days', { alias, count })
    : text(showsName ? 'screens.dashboard.weekPicture.weekOf' : 'screens.dashboard.weekPicture.week', { alias })
  useDrawing(canvas, JSON.stringify({ days, light, title: said, span }), picture)
  const name = fileName(said, 'png')
  const withPicture = (use: (file: File) => Promise<void> | void) =>
    canvas.current?.toBlob((blob) => {
      setFailed(blob === null)
      // Cancelling the share dialog is not a failure.
      if (blob !== null) void Promise.resolve(use(new File([blob], name, { type: 'image/png' }))).catch(() => undefined)
    }, 'image/png')
  return (
    <div className={styles['keepsake']}>
      <canvas ref={canvas} width={WEEK_SIZE} height={WEEK_SIZE} role="img" aria-label={text('screens.dashboard.weekPicture.picture', { said, days: span })} />
      <div className={styles['keepsakeWays']}>
        {mayShareFiles() ? (
          <Button kind="now" onClick={() => withPicture((file) => navigator.share({ files: [file] }))}>
            {text('screens.dashboard.weekPicture.share')}
          </Button>
        ) : null}
        <Button onClick={() => withPicture((file) => download(name, file, 'image/png'))}>{text('screens.dashboard.weekPicture.save')}</Button>
        <Switch label={text('screens.dashboard.weekPicture.number')} checked={showsNumber} onChange={setNumber} />
        <Switch label={text('screens.dashboard.weekPicture.name')} checked={showsName} onChange={setName} />
        <p className="muted">{text('screens.dashboard.weekPicture.stays')}</p>
        {hasFailed ? <p role="alert">{text('screens.dashboard.weekPicture.failed')}</p> : null}
      </div>
    </div>
  )
}

/** Draws the picture that `description` specifies, and adds the child's picture once it has loaded. */
function useDrawing(canvas: RefObject<HTMLCanvasElement | null>, description: string, picture: Child['picture']): void {
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    let isGone = false
    const draw = (face: HTMLImageElement | null) => {
      if (context != null && !isGone) drawWeek(context, { ...(JSON.parse(description) as Omit<WeekPictureOf, 'face'>), face })
    }
    void faceOf(picture).then(draw)
    return () => {
      isGone = true
    }
  }, [canvas, description, picture])
}

/** Returns the contents of the week's picture. A day's lamp is larger the more turns it had. */
function useWeek({ child, sessions, now }: Props) {
  const strict = isStrict(underFlags(child.profile, useFlags()))
  const { monday } = weekAt(now)
  const played = weekDays.map((day) => {
    const noon = noonOf(dateIn(monday, day))
    const own = sessions.filter(({ startedAt }) => isSameDay(startedAt, noon))
    return { name: formatShortWeekday(noon), turns: own.length === 0 ? null : own.reduce((sum, { events }) => sum + turnsOf(events).all.length, 0) }
  })
  const most = Math.max(1, ...played.map(({ turns }) => turns ?? 0))
  return {
    light: inLight(palette[resolveDials(child.profile).dials.colour], strict),
    days: played.map(({ name, turns }) => ({ name, share: turns === null ? null : turns / most })),
    span: sayDays(noonOf(monday), noonOf(dateIn(monday, 'sun'))),
    count: played.filter(({ turns }) => turns !== null).length,
  }
}

const mayShareFiles = (): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [new File([''], 'week.png', { type: 'image/png' })] })

/** Loads the child's picture. Resolves to null if there is none or it does not load. */
async function faceOf(picture: Child['picture']): Promise<HTMLImageElement | null> {
  const address = childPictureFile(picture)
  if (address === undefined) return null
  const image = new Image()
  image.src = address
  return image.decode().then(
    () => image,
    () => null,
  )
}
