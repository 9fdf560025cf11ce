import type { ReactNode } from 'react'
import { isLightSeizure, type ResponseMode, type LookLatency, type SetupAnswers } from '#domain/settings/firstSetup'
import type { ColourName } from '#domain/child/palette'
import { useText } from '#text/i18n'
import { Choices } from '#ui/Choices'
import { ColourDisc } from '../children/ColourDisc'
import { choices, type SetupQuestion } from './questions'
import { WordPicture } from './WordPicture'
import styles from './who.module.css'

/** Something familiar in each colour. */
const things: Readonly<Record<ColourName, string>> = {
  yellow: 'banana',
  cyan: 'water-drop',
  green: 'frog',
  orange: 'orange',
  coral: 'pig',
  pink: 'flamingo',
  purple: 'grapes',
  blue: 'whale',
  red: 'strawberry',
}

/** Position of the clock's hand (quarters of a turn). */
const quarters: Readonly<Record<LookLatency, number>> = { soon: 1, some: 2, long: 3, longer: 4 }

const drawn: Readonly<Record<ResponseMode, ReactNode>> = {
  touch: (
    <>
      <circle cx="24" cy="16" r="9" fill="currentColor" stroke="none" opacity="0.55" />
      <path d="M24 42V18M18 42c-5-5-7-9-5-11 2-1 4 1 5 4M24 28c3-2 11-1 12 3v11" />
    </>
  ),
  pat: <path d="M14 24V13M19 22V9M24 22V7M29 23V10M34 28V19M14 24c-5-2-7 0-5 4l7 12h13c4-3 5-7 5-12" />,
  switch1: (
    <>
      <path d="M6 36h36v6H6z" />
      <path d="M12 36a12 10 0 0 1 24 0z" fill="currentColor" stroke="none" />
    </>
  ),
  switch2: (
    <>
      <path d="M3 36h19v6H3zM26 36h19v6H26z" />
      <path d="M6 36a6.500 7 0 0 1 13 0zM29 36a6.500 7 0 0 1 13 0z" fill="currentColor" stroke="none" />
    </>
  ),
  dwell: (
    <>
      <path d="M2 5h44v38H2z" />
      <path d="M9 24s5-9 15-9 15 9 15 9-5 9-15 9S9 24 9 24Z" />
      <circle cx="24" cy="24" r="4" fill="currentColor" stroke="none" />
    </>
  ),
  look: (
    <>
      <path d="M4 24s7-12 20-12 20 12 20 12-7 12-20 12S4 24 4 24Z" />
      <circle cx="24" cy="24" r="6" fill="currentColor" stroke="none" />
    </>
  ),
}

/** The answers to a question as pictures: things in colours, the nine places, a clock or a hand. One press chooses. */
export function SetupAnswersCard({ question, chosen, onAnswer }: { question: SetupQuestion; chosen: string | null; onAnswer: (value: string) => void }) {
  const text = useText()
  const said: Readonly<Record<string, string>> =
    question === 'colour'
      ? text('screens.children.form.colours', { returnObjects: true })
      : text(`screens.children.setup.${question}.answers`, { returnObjects: true })
  // Both answers about light look the same here, because the next question distinguishes them.
  const shown = isLightSeizure(chosen as SetupAnswers['seizure']) ? 'light' : chosen
  return (
    <div role="group" aria-labelledby="question" className={styles['answers']} data-of={question} dir={question === 'side' ? 'ltr' : undefined}>
      {choices[question].map((value) => (
        <button
          key={value}
          type="button"
          className={styles['answer']}
          aria-pressed={value === shown}
          onClick={() => (value === shown ? undefined : onAnswer(value))}
        >
          <Drawn question={question} value={value} />
          <span>
            {question === 'colour' ? <ColourDisc colour={value as ColourName} /> : null}
            {said[value] ?? value}
          </span>
        </button>
      ))}
    </div>
  )
}

const epilepsies = { lightEpilepsy: 'yes', lightAlone: 'no', light: 'unknown' } as const
const epilepsyAnswers = ['lightEpilepsy', 'lightAlone', 'light'] as const

/** Asks about epilepsy after the answer “light can trigger a seizure”. */
export function EpilepsyNext({ chosen, onAnswer }: { chosen: SetupAnswers['seizure']; onAnswer: (value: string) => void }) {
  const text = useText()
  if (!isLightSeizure(chosen)) return null
  return (
    <div className={styles['next']}>
      <b id="epilepsy-next">{text('screens.children.form.epilepsy')}</b>
      <Choices
        labelledBy="epilepsy-next"
        value={chosen}
        options={epilepsyAnswers.map((value) => ({ value, content: text(`screens.children.form.answers.${epilepsies[value]}`) }))}
        isDisabled={false}
        onChange={onAnswer}
      />
    </div>
  )
}

function Drawn({ question, value }: { question: SetupQuestion; value: string }) {
  if (question === 'colour') return <WordPicture word={things[value as ColourName]} />
  if (question === 'side') return <i className={styles['light']} aria-hidden="true" />
  if (question === 'looks') return <Clock quarter={quarters[value as LookLatency]} />
  if (question === 'act') {
    return (
      <svg className={styles['drawing']} viewBox="0 0 48 48" aria-hidden="true">
        {drawn[value as ResponseMode]}
      </svg>
    )
  }
  return null
}

function Clock({ quarter }: { quarter: number }) {
  const angle = (quarter / 4) * 2 * Math.PI
  const end = `${24 + 18 * Math.sin(angle)} ${24 - 18 * Math.cos(angle)}`
  return (
    <svg className={styles['drawing']} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="18" />
      {quarter === 4 ? (
        <circle cx="24" cy="24" r="16" fill="currentColor" stroke="none" />
      ) : (
        <path d={`M24 24V6A18 18 0 ${quarter > 2 ? 1 : 0} 1 ${end}Z`} fill="currentColor" stroke="none" />
      )}
    </svg>
  )
}
