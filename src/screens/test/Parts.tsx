import { useState, type ReactNode } from 'react'
import { Button } from '#ui/Button'
import { ChildPicture } from '#ui/ChildPicture'
import { Choices } from '#ui/Choices'
import { DayStrip } from '#ui/DayStrip'
import { Disclosure } from '#ui/Disclosure'
import { FieldMap, FieldMapLegend, type FieldCell } from '#ui/FieldMap'
import { StageChip } from '#ui/StageChip'
import { Stepper } from '#ui/Stepper'
import { Trend, TrendLegend } from '#ui/Trend'
import { TurnDots, type DrawnTurn } from '#ui/Turns'
import { Confirm } from '../notice/Confirm'
import { Notice } from '../notice/Notice'
import styles from './test.module.css'
import { useCheckText } from './text'

const COLOURS = ['#FFE600', '#FF4D4D', '#7CE04B', null] as const
const DAYS = Array.from({ length: 28 }, (_, day) => day % 3 === 0)
const STOPS = [null, 2, 3, 4, 5] as const
/** Example data for nine places: all shades, one place with too few trials and one with none. */
const CELLS: readonly Omit<FieldCell, 'place' | 'count'>[] = [1, 2, 3, 1, 2, 3, 3, null, null].map((shade, key) => ({
  key,
  shade: shade as FieldCell['shade'],
  figure: shade === null ? null : `${shade * 3}.4 s`,
}))
const KINDS = ['alone', 'helped', 'partly', 'other', 'looked', 'passed'] as const

/** Shows every component of the screens in each of its states, for developers. */
export function Parts() {
  const text = useCheckText()
  const [choice, choose] = useState<'one' | 'two'>('one')
  const [stop, setStop] = useState<number | null>(3)
  const [isAsking, setAsking] = useState(false)
  const turns = (count: number): readonly DrawnTurn[] =>
    Array.from({ length: count }, (_, index) => {
      const kind = KINDS[index % KINDS.length] ?? 'passed'
      return { kind, caption: String(index + 1), label: text(`parts.turns.${kind}`) }
    })
  const cells = CELLS.map((cell, index) => ({ ...cell, place: text('parts.place', { place: index + 1 }), count: text('parts.turn', { count: 9 - index }) }))
  const close = () => setAsking(false)
  return (
    <Disclosure word={text('parts.title')} about={text('parts.about')}>
      <div className={styles['parts']}>
        <Part title={text('parts.press')}>
          <div className={styles['row']}>
            <Button kind="now">{text('parts.now')}</Button>
            <Button>{text('parts.other')}</Button>
            <Button disabled>{text('parts.off')}</Button>
            <Button onClick={() => setAsking(true)}>{text('parts.ask')}</Button>
          </div>
          <Confirm
            isOpen={isAsking}
            title={text('parts.ask')}
            action={text('parts.now')}
            task={{ isBusy: false, failure: 'offline', isUsedUp: false, run: async () => false }}
            onConfirm={close}
            onClose={close}
          >
            <p>{text('parts.words')}</p>
          </Confirm>
        </Part>
        <Part title={text('parts.told')}>
          <Notice kind="problem" title={text('parts.off')}>
            {text('parts.words')}
          </Notice>
          <Notice kind="info">{text('parts.words')}</Notice>
          <Notice kind="done">{text('parts.words')}</Notice>
        </Part>
        <Part title={text('parts.child')}>
          <div className={styles['row']}>
            {COLOURS.flatMap((colour) =>
              [36, 56].map((size) => <ChildPicture key={`${colour} ${size}`} colour={colour} picture={size === 56 ? 'owl' : undefined} size={size} />),
            )}
          </div>
          {([1, 2, 3] as const).map((lit) => (
            <StageChip key={lit} lit={lit} label={text('parts.lit', { count: lit })} />
          ))}
        </Part>
        <Part title={text('parts.set')}>
          <span id="parts-choice">{text('parts.other')}</span>
          <Choices
            labelledBy="parts-choice"
            value={choice}
            options={[
              { value: 'one', content: text('parts.now') },
              { value: 'two', content: text('parts.other') },
            ]}
            isDisabled={false}
            onChange={choose}
          />
          <Stepper
            label={text('parts.set')}
            value={stop}
            said={stop === null ? text('parts.none') : String(stop)}
            stops={STOPS}
            isDisabled={false}
            onChange={setStop}
          />
        </Part>
        <Part title={text('parts.turned')}>
          {[8, 15].map((count) => (
            <TurnDots key={count} turns={turns(count)} label={text('parts.turned')} />
          ))}
        </Part>
        <Part title={text('parts.days')}>
          <DayStrip days={DAYS} label={text('parts.days')} />
          <DayStrip days={DAYS.slice(0, 14)} label={text('parts.days')} isLine />
        </Part>
        <Part title={text('parts.places')}>
          <FieldMap cells={cells} />
          <FieldMapLegend sooner={text('parts.now')} later={text('parts.other')} few={text('parts.none')} />
        </Part>
        <Part title={text('parts.trend')}>
          <Trend
            label={text('parts.trend')}
            unit="s"
            weeks={[0, 1, 2, 3].map((week) => ({
              label: String(week + 1),
              dots: week === 1 ? [] : Array.from({ length: 6 }, (_, dot) => ({ at: dot / 6, seconds: 4 + ((dot * 7 + week) % 9) })),
              spread: week === 1 ? null : { q1: 7 - week, median: 8 - week, q3: 11 - week },
            }))}
          />
          <TrendLegend touch={text('parts.now')} median={text('parts.other')} half={text('parts.none')} />
        </Part>
      </div>
    </Disclosure>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['part']} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}
