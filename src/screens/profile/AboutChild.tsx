import { useState } from 'react'
import type { ChildProfile } from '#domain/child/childProfile'
import { supportLevels } from '#domain/child/support'
import { tidyName } from '#domain/names'
import type { Child } from '#domain/people/people'
import { useChildren } from '#app/play/children'
import { useText } from '#text/i18n'
import { aliasProblem, type FieldProblem, MAX_ALIAS, monthProblem, tidyMonth } from '../children/childFields'
import { ChildPictureChoice } from '../children/PictureChoice'
import type { ChildWork } from '../children/useChildWork'
import { Choices } from '#ui/Choices'
import { Button } from '#ui/Button'
import { Field } from '#ui/Field'
import styles from './profile.module.css'

interface Props {
  readonly child: Child
  readonly profile: ChildProfile
  /** Whether to show names and the birth month. Only the family sees them. */
  readonly isFamily: boolean
  readonly canEdit: boolean
  readonly work: ChildWork
  readonly onChange: (next: ChildProfile) => void
}

/** The section about the child and the child's looking. */
export function AboutChild({ child, profile, isFamily, canEdit, work, onChange }: Props) {
  const text = useText()
  return (
    <section className={styles['chapter']} aria-labelledby="chapter-about">
      <h2 id="chapter-about">{text('screens.profile.chapters.about', { alias: child.alias })}</h2>
      {isFamily ? <Names key={child.id} child={child} work={work} /> : null}
      {isFamily ? <Picture child={child} work={work} /> : null}
      <div className={styles['dial']}>
        <div className={styles['words']}>
          <h3 id="about-support">{text('screens.children.form.support', { alias: child.alias })}</h3>
          <p className="muted">{text('screens.children.form.supportHint')}</p>
        </div>
        <Choices
          labelledBy="about-support"
          value={profile.support}
          options={supportLevels.map((value) => ({
            value,
            content: (
              <span className={styles['stacked']}>
                <b>{text(`screens.children.form.supportLevels.${value}.title`)}</b>
                <span className="muted">{text(`screens.children.form.supportLevels.${value}.lead`)}</span>
              </span>
            ),
          }))}
          isDisabled={!canEdit}
          onChange={(support) => onChange({ ...profile, support })}
        />
      </div>
    </section>
  )
}

function Picture({ child, work }: { child: Child; work: ChildWork }) {
  const text = useText()
  const { children } = useChildren()
  const others = children === 'unknown' ? [] : children.filter(({ id }) => id !== child.id)
  return (
    <div className={styles['dial']}>
      <div className={styles['words']}>
        <h3>{text('screens.children.picture', { alias: child.alias })}</h3>
        <p className="muted">{text('screens.children.pictureHint', { alias: child.alias })}</p>
      </div>
      <ChildPictureChoice alias={child.alias} value={child.picture} others={others} onChange={(picture) => work.setPicture(child, picture)} />
    </div>
  )
}

function Names({ child, work }: { child: Child; work: ChildWork }) {
  const text = useText()
  const [alias, setAlias] = useState(child.alias)
  const [month, setMonth] = useState(child.birthMonth ?? '')
  const [problems, setProblems] = useState<{ alias: FieldProblem | null; month: FieldProblem | null }>({ alias: null, month: null })
  const say = (problem: FieldProblem | null) => (problem === null ? null : text(`screens.children.form.${problem}`, { most: MAX_ALIAS }))
  const isSame = tidyName(alias) === child.alias && tidyMonth(month) === (child.birthMonth ?? '')

  const save = () => {
    const found = { alias: aliasProblem(alias), month: monthProblem(month) }
    setProblems(found)
    if (found.alias === null && found.month === null) work.rename(child, { alias: tidyName(alias), birthMonth: tidyMonth(month) || null })
  }
  return (
    <form
      noValidate
      className={styles['names']}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Field
        label={text('screens.children.form.alias')}
        hint={text('screens.children.form.aliasHint')}
        autoComplete="off"
        value={alias}
        error={say(problems.alias)}
        onChange={(event) => setAlias(event.currentTarget.value)}
      />
      <Field
        label={text('screens.children.form.birthMonth')}
        hint={text('screens.children.form.birthMonthHint')}
        autoComplete="off"
        inputMode="numeric"
        maxLength={7}
        value={month}
        error={say(problems.month)}
        onChange={(event) => setMonth(event.currentTarget.value)}
      />
      <Button type="submit" disabled={isSame}>
        {text('screens.children.form.save')}
      </Button>
    </form>
  )
}
