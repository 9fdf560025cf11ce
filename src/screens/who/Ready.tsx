import { useState } from 'react'
import { responseModes } from '#domain/settings/firstSetup'
import { supportLevels } from '#domain/child/support'
import { signedBy } from '#domain/settings/profile'
import { resolveDials } from '#domain/settings/resolve'
import { isStrict } from '#domain/child/safety'
import { leaningOf } from '#domain/child/zones'
import type { Child } from '#domain/people/people'
import { SECOND_MS } from '#domain/time'
import { ChildFace } from '#app/shell/ChildFace'
import { usePlayFirstLight } from '#app/play/firstLight'
import { useMe } from '#app/services/useMe'
import { useServices } from '#app/services/services'
import { useAsyncAction } from '#app/services/task'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { FlowBar, StepDots } from '#ui/FlowBar'
import { LinkButton } from '#ui/LinkButton'
import { StageChip } from '#ui/StageChip'
import { StillOfChild } from '../profile/StillOfChild'
import { Choices } from '#ui/Choices'
import { TaskFailure } from '../notice/TaskFailure'
import { questions } from './questions'
import { takeFocus } from './takeFocus'
import styles from './who.module.css'

const LIGHTS = { A: 1, B: 2, C: 3 } as const

interface Props {
  readonly child: Child
  /** Whether the stage of looking was guessed from an answer. */
  readonly isGuess: boolean
  readonly onLater: () => void
}

/** The last step, after the child has been stored: shows the settings in a picture, and starts the first light with one press. */
export function Ready({ child, isGuess, onLater }: Props) {
  const text = useText()
  const play = usePlayFirstLight()
  const { children } = useServices()
  const me = useMe()
  const task = useAsyncAction()
  const [isChanging, setChanging] = useState(false)
  const { profile, alias } = child
  const change = (support: (typeof supportLevels)[number]) => {
    const by = me?.uid ?? child.ownerUid
    void task.run(
      () => children.saveProfile(child, signedBy(by, profile, { ...profile, support }), by),
      () => setChanging(false),
    )
  }
  return (
    <>
      <FlowBar
        start={
          <>
            <ChildFace child={child} size={44} />
            <b>{alias}</b>
          </>
        }
        middle={<StepDots steps={questions.length} done={questions.length} />}
        end={<LinkButton onClick={onLater}>{text('screens.children.setup.later')}</LinkButton>}
      />
      <main className={styles['ready']}>
        <div className={styles['stack']}>
          <h1 tabIndex={-1} ref={takeFocus}>
            {text('screens.children.setup.ready.title')}
          </h1>
          <p>{text('screens.children.setup.ready.light')}</p>
          <Set child={child} />
          {play === null ? null : (
            <Button kind="now" className={styles['play']} onClick={() => play(child)}>
              {text('screens.children.setup.ready.play')}
            </Button>
          )}
          <p className="muted">{text(isStrict(profile) ? 'screens.children.setup.ready.howLit' : 'screens.children.setup.ready.how')}</p>
          <div className={styles['stage']}>
            <div>
              <StageChip lit={LIGHTS[profile.support]} label={text(`app.stages.${profile.support}`)} />
              <p className="muted">{text(isGuess ? 'screens.children.setup.ready.guess' : 'screens.children.setup.ready.noGuess')}</p>
            </div>
            <LinkButton aria-expanded={isChanging} onClick={() => setChanging(!isChanging)}>
              {text('screens.children.setup.ready.change')}
            </LinkButton>
          </div>
          {isChanging ? (
            <div className={styles['stack']}>
              <b id="stages">{text('screens.children.setup.ready.stages', { alias })}</b>
              <Choices
                labelledBy="stages"
                value={profile.support}
                options={supportLevels.map((value) => ({ value, content: text(`screens.children.form.supportLevels.${value}.title`) }))}
                isDisabled={task.isBusy}
                onChange={change}
              />
            </div>
          ) : null}
          <TaskFailure task={task} />
        </div>
        <StillOfChild alias={alias} profile={profile} width={960} height={738} />
      </main>
    </>
  )
}

/** Lists the settings made from the answers, each in a few words. */
function Set({ child: { profile } }: { child: Child }) {
  const text = useText()
  const { dials } = resolveDials(profile)
  const { waitMs, accessMethod, anyTouchCounts } = dials
  // Leaves out touch, because it is the usual way to answer.
  const act = anyTouchCounts ? 'pat' : responseModes.find((mode) => mode === accessMethod && mode !== 'touch')
  return (
    <ul className={styles['set']}>
      <li>{text('screens.children.setup.ready.set.colour', { colour: text(`screens.children.form.colours.${dials.colour}`).toLowerCase() })}</li>
      <li>{text(`screens.children.setup.ready.set.leans.${profile.dials.zones === undefined ? 'unknown' : leaningOf(dials.zones)}`)}</li>
      <li>
        {waitMs === null
          ? text('screens.children.setup.ready.set.noHelp')
          : text('screens.children.setup.ready.set.wait', { count: Math.round(waitMs / SECOND_MS) })}
      </li>
      {act === undefined ? null : <li>{text(`screens.children.setup.act.answers.${act}`)}</li>}
      {isStrict(profile) ? <li>{text('screens.children.setup.ready.set.strict')}</li> : null}
    </ul>
  )
}
