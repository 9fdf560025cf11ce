import { Button, Stack, TextInput } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { supportLevels, type SupportLevel } from '#domain/child/dials'
import { acts, looksAfter, noAnswers, seizures, type SetupAnswers, sides, startProfile } from '#domain/child/firstSetup'
import { colourNames } from '#domain/child/palette'
import { isStrict } from '#domain/child/safety'
import { useTask } from '#app/task'
import { useText } from '#text/i18n'
import { Notice } from '../notice/Notice'
import { aliasProblem, type ChildWish, type FieldProblem, MAX_ALIAS } from './childFields'
import styles from './children.module.css'
import { ColourDisc } from './ColourDisc'

const questions = ['colour', 'side', 'looks', 'act', 'seizure'] as const
type Question = (typeof questions)[number]

const choices: { readonly [Asked in Question]: readonly NonNullable<SetupAnswers[Asked]>[] } = {
  colour: colourNames,
  side: sides,
  looks: looksAfter,
  act: acts,
  seizure: seizures,
}

interface Props {
  /** Rejects with a StoreError. */
  readonly onSave: (wish: ChildWish) => Promise<void>
  readonly onCancel: () => void
}

/** A nickname, then five questions one at a time, each with "not sure", then a start that is shown before it is kept. */
export function FirstSetup({ onSave, onCancel }: Props) {
  const text = useText()
  const [alias, setAlias] = useState('')
  const [problem, setProblem] = useState<FieldProblem | null>(null)
  const [answers, setAnswers] = useState<SetupAnswers>(noAnswers)
  /** -1 is the nickname; after the last question comes the start. */
  const [step, setStep] = useState(-1)
  const [support, setSupport] = useState<SupportLevel | null>(null)
  const { isBusy: isSaving, failure, run } = useTask()
  const question = questions[step]
  const guess = startProfile(answers)
  const profile = { ...guess, support: support ?? guess.support }

  const begin = (to: number) => {
    const found = aliasProblem(alias)
    setProblem(found)
    if (found === null) setStep(to)
  }
  const save = () => void run(() => onSave({ alias: alias.trim(), birthMonth: null, profile }))

  if (step === -1) {
    return (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          begin(0)
        }}
      >
        <Stack gap="lg">
          <TextInput
            label={text('screens.children.form.alias')}
            description={text('screens.children.form.aliasHint')}
            autoComplete="off"
            data-autofocus
            value={alias}
            error={problem === null ? null : text(`screens.children.form.${problem}`, { most: MAX_ALIAS })}
            onChange={(event) => setAlias(event.currentTarget.value)}
          />
          <p className={styles['muted']}>{text('screens.children.setup.lead')}</p>
          <div className={styles['row']}>
            <Button variant="filled" color="accent.5" type="submit">
              {text('screens.children.setup.begin')}
            </Button>
            <Button onClick={() => begin(questions.length)}>{text('screens.children.setup.skipAll')}</Button>
            <Button variant="subtle" onClick={onCancel}>
              {text('screens.children.form.cancel')}
            </Button>
          </div>
        </Stack>
      </form>
    )
  }

  if (question !== undefined) {
    return (
      <Stack gap="lg" key={question}>
        <p className={styles['muted']}>{text('screens.children.setup.step', { step: step + 1, steps: questions.length })}</p>
        <h3 id="setup-question" tabIndex={-1} ref={takeFocus} className={styles['question']}>
          {text(`screens.children.setup.${question}.ask`, { alias: alias.trim() })}
        </h3>
        <div role="group" aria-labelledby="setup-question" className={styles['answers']}>
          {choices[question].map((value) => (
            <Answer
              key={value}
              isPressed={answers[question] === value}
              onPress={() => {
                setAnswers({ ...answers, [question]: value })
                setStep(step + 1)
              }}
            >
              {question === 'colour' ? <ColourDisc colour={value as (typeof colourNames)[number]} /> : null}
              {sayAnswer(text, question, value)}
            </Answer>
          ))}
          <Answer
            isPressed={false}
            onPress={() => {
              setAnswers({ ...answers, [question]: null })
              setStep(step + 1)
            }}
          >
            {question === 'colour' ? <ColourDisc colour="" /> : null}
            {text('screens.children.setup.unsure')}
          </Answer>
        </div>
        <div className={styles['row']}>
          <Button onClick={() => setStep(step - 1)}>{text('screens.children.setup.back')}</Button>
          <Button variant="subtle" onClick={() => setStep(questions.length)}>
            {text('screens.children.setup.skipRest')}
          </Button>
        </div>
      </Stack>
    )
  }

  const unanswered = questions.filter((each) => answers[each] === null).length
  return (
    <Stack gap="lg">
      <h3 id="setup-start" tabIndex={-1} ref={takeFocus} className={styles['question']}>
        {text('screens.children.setup.result', { alias: alias.trim() })}
      </h3>
      <p>{text(answers.looks === null ? 'screens.children.setup.noGuess' : 'screens.children.setup.guess')}</p>
      <div role="group" aria-labelledby="setup-start" className={styles['cards']}>
        {supportLevels.map((level) => (
          <Answer key={level} isPressed={profile.support === level} onPress={() => setSupport(level)}>
            <span className={styles['stacked']}>
              <b>{text(`screens.children.form.supportLevels.${level}.title`)}</b>
              <span className={styles['muted']}>{text(`screens.children.form.supportLevels.${level}.lead`)}</span>
            </span>
          </Answer>
        ))}
      </div>
      <Notice kind="info">{text(isStrict(profile) ? 'screens.children.form.strict' : 'screens.children.form.notStrict')}</Notice>
      {unanswered === 0 ? null : <p className={styles['muted']}>{text('screens.children.setup.later', { count: unanswered })}</p>}
      {failure === null ? null : (
        <Notice kind="problem" title={text('screens.children.storeFailed.title')}>
          {text(`screens.children.storeFailed.${failure}`)}
        </Notice>
      )}
      <div className={styles['row']}>
        <Button variant="filled" color="accent.5" loading={isSaving} onClick={save}>
          {text('screens.children.form.create')}
        </Button>
        <Button onClick={() => setStep(questions.length - 1)}>{text('screens.children.setup.back')}</Button>
      </div>
    </Stack>
  )
}

function Answer({ isPressed, onPress, children }: { isPressed: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles['answer']} aria-pressed={isPressed} onClick={onPress}>
      {children}
    </button>
  )
}

// A new question is read out, and the keyboard goes on from it.
const takeFocus = (element: HTMLElement | null) => element?.focus()

function sayAnswer(text: ReturnType<typeof useText>, question: Question, value: string): string {
  if (question === 'colour') return text(`screens.children.form.colours.${value as (typeof colourNames)[number]}`)
  const said = text(`screens.children.setup.${question}.answers`, { returnObjects: true }) as Readonly<Record<string, string>>
  return said[value] ?? value
}
