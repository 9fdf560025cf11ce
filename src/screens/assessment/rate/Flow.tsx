import { useState } from 'react'
import { Link } from 'react-router'
import { itemCount, items } from '#domain/assessment/items'
import type { Answers } from '#domain/assessment/rating'
import { itemAt, sectionAt, stepAfter, stepBefore, type AssessmentStep, stepToResume } from '#domain/assessment/steps'
import { withAutomation } from '#app/services/automation'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { LinkButton } from '#ui/LinkButton'
import { ChevronIcon } from '#ui/icons'
import { Modal } from '#ui/Modal'
import { Notice } from '../../notice/Notice'
import { AssessmentLine } from '../AssessmentLine'
import { sectionName } from '../report/words'
import type { AnswerSaver, SavedAnswers } from './answerSaver'
import { FinishStep } from './FinishStep'
import { FlagsStep, isForDoctor } from './FlagsStep'
import { hasNote, ItemStep } from './ItemStep'
import { SaveStatus } from './SaveStatus'
import { NoteStep } from './NoteStep'
import { PlacesStep } from './PlacesStep'
import { type OtherRater, Raters } from './Raters'
import styles from './rate.module.css'
import { SectionList } from './SectionList'
import { SignRating } from './SignRating'
import { useKeys } from './useKeys'

interface Props {
  readonly alias: string
  readonly kept: SavedAnswers
  readonly other: OtherRater
  readonly saver: Pick<AnswerSaver, 'say' | 'saveNow'>
  readonly sign: () => Promise<void>
}

/** The form of a rating: one item at a time, with links to all the others. */
export function Flow({ alias, kept: { answers, saveState, isUnsaved }, other, saver: { say, saveNow }, sign }: Props) {
  const text = useText()
  const [step, setStep] = useState<AssessmentStep>(() => stepToResume(answers))
  const [isListOpen, setListOpen] = useState(false)
  const [isNoting, setNoting] = useState(false)
  const [before, after] = [stepBefore(step), stepAfter(step)]
  const go = (next: AssessmentStep | null) => {
    setListOpen(false)
    if (next === null || next === step) return
    saveNow()
    if (itemAt(next) !== answers.at) say('at', itemAt(next))
    setStep(next)
    setNoting(false)
    scrollTo({ top: 0 })
  }
  useKeys((key) => (key === 'Enter' ? go(after) : undefined))
  const list = <SectionList key={sectionAt(step) ?? step} answers={answers} step={step} onGo={go} />
  const where = <WhereIs step={step} />
  return (
    <>
      <AssessmentLine
        alias={alias}
        back="/progress"
        title={text('screens.looking.name')}
        end={
          <>
            <span role="status" aria-busy={isUnsaved} className={styles['status']}>
              <SaveStatus saveState={saveState} />
            </span>
            <Link to={withAutomation('/assessment')} className={styles['pause']}>
              {text('screens.looking.fill.pause')}
            </Link>
          </>
        }
      />
      <div className={styles['frame']}>
        <aside className={styles['beside']}>
          <div className={styles['stuck']}>
            <Raters answers={answers} other={other} />
            {list}
          </div>
        </aside>
        <main className={styles['main']}>
          <div className={styles['step']} key={step}>
            <p className={styles['where']}>{where}</p>
            <button type="button" className={styles['openList']} aria-haspopup="dialog" onClick={() => setListOpen(true)}>
              {where}
              <span className="unseen">{text('screens.looking.fill.openSections')}</span>
              <ChevronIcon />
            </button>
            <StepContent alias={alias} step={step} answers={answers} isNoting={isNoting} say={say} onGo={go} />
          </div>
          {saveState.kind === 'failed' ? (
            <Notice kind="problem" title={text('screens.looking.fill.keeping.failed')}>
              {text(saveState.code === 'storage-full' ? 'screens.looking.fill.full' : 'screens.looking.fill.failed')}
            </Notice>
          ) : null}
          <div className={styles['foot']}>
            {before === null ? null : (
              <button type="button" className={styles['plain']} onClick={() => go(before)}>
                <ChevronIcon />
                {text('screens.looking.fill.back')}
              </button>
            )}
            {typeof step === 'number' && !isNoting && !hasNote(answers.items[step]) ? (
              <LinkButton onClick={() => setNoting(true)}>{text('screens.looking.fill.addNote')}</LinkButton>
            ) : null}
            {step === 'flags' ? <span role="status">{isForDoctor(answers.flags) ? <b>{text('screens.looking.red.doctorTitle')}</b> : null}</span> : null}
            {after === null ? (
              <SignRating sign={sign} />
            ) : (
              <Button kind="now" onClick={() => go(after)}>
                {text('screens.looking.fill.next')}
              </Button>
            )}
          </div>
        </main>
      </div>
      <Modal opened={isListOpen} onClose={() => setListOpen(false)} title={text('screens.looking.fill.sections')} closeLabel={text('app.close')}>
        <Raters answers={answers} other={other} />
        {list}
      </Modal>
    </>
  )
}

function WhereIs({ step }: { step: AssessmentStep }) {
  const text = useText()
  const section = sectionAt(step)
  if (section === null) return text(`screens.looking.fill.closing.${step as 'flags'}`)
  const name = sectionName(text, section)
  return typeof step === 'number' ? text('screens.looking.fill.of', { section: name, n: step, of: itemCount }) : name
}

interface StepProps extends Pick<Props, 'alias'>, Pick<AnswerSaver, 'say'> {
  readonly answers: Answers
  readonly step: AssessmentStep
  readonly isNoting: boolean
  readonly onGo: (step: AssessmentStep) => void
}

function StepContent({ alias, step, answers, isNoting, say, onGo }: StepProps) {
  if (step === 'places') return <PlacesStep alias={alias} places={answers.places} onPlace={(zone, said) => say(`places ${zone}`, said)} />
  if (step === 'flags') return <FlagsStep alias={alias} flags={answers.flags} onFlag={(flag, isSo) => say(`flags ${flag}`, isSo)} />
  if (step === 'note') return <NoteStep alias={alias} note={answers.note} onNote={(note) => say('note', note, true)} />
  const item = items.find(({ number }) => number === step)
  if (item === undefined) return <FinishStep answers={answers} onGo={onGo} />
  return (
    <ItemStep
      alias={alias}
      item={item}
      answer={answers.items[item.number]}
      isNoting={isNoting}
      onAnswer={(answer, isTyping) => say(`items ${item.number}`, answer, isTyping)}
    />
  )
}
