import { useState } from 'react'
import type { Answered, ChildProfile, YesNoUnknown } from '#domain/child/childProfile'
import { isStrict } from '#domain/child/safety'
import type { Child } from '#domain/people/people'
import { nameOfMember } from '#domain/people/team'
import { GuideLink } from '#app/shell/GuideLink'
import { useText } from '#text/i18n'
import { Choices } from '#ui/Choices'
import { useAuth } from '#app/services/actors'
import { LinkButton } from '#ui/LinkButton'
import { ShieldIcon } from '#ui/icons'
import { Button } from '#ui/Button'
import { Modal } from '#ui/Modal'
import { formatDay } from '../history/formats'
import { Notice } from '../notice/Notice'
import styles from './profile.module.css'

const answers: readonly YesNoUnknown[] = ['no', 'yes', 'unknown']

interface Props {
  readonly child: Child
  readonly profile: ChildProfile
  readonly canEdit: boolean
  readonly onChange: (next: ChildProfile) => void
}

/** Shows the answers about epilepsy and light, whether the strict limits apply, and the link to change the answers. */
export function LightLine({ child, profile, canEdit, onChange }: Props) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const isKept = isStrict(profile)
  // Asks about epilepsy next, because light can trigger seizures. The question is not shown as left unanswered.
  const asksNext = canEdit && profile.photosensitive === 'yes' && profile.epilepsy === 'unknown'
  return (
    <div className={styles['light']}>
      <ShieldIcon />
      <div>
        <p>
          {asksNext ? null : <b>{text(`screens.profile.light.epilepsy.${profile.epilepsy}`)}</b>}{' '}
          {text(`screens.profile.light.photosensitive.${profile.photosensitive}`)} {isKept ? text('screens.profile.light.strict') : null}
        </p>
        {asksNext ? (
          <div className={styles['words']}>
            <b id="epilepsy-next">{text('screens.children.form.epilepsy')}</b>
            <Choices
              labelledBy="epilepsy-next"
              value={profile.epilepsy}
              options={answers.map((value) => ({ value, content: text(`screens.children.form.answers.${value}`) }))}
              isDisabled={false}
              onChange={(epilepsy) => onChange({ ...profile, epilepsy, answered: undefined })}
            />
          </div>
        ) : null}
        {profile.answered === undefined ? null : <AnsweredBy child={child} answered={profile.answered} />}
        {canEdit ? (
          <p>
            <LinkButton onClick={() => setOpen(true)}>{text('screens.profile.light.change')}</LinkButton>
          </p>
        ) : null}
        <GuideLink id="epilepsy">{text('screens.profile.guides.epilepsy')}</GuideLink>
      </div>
      <Modal opened={isOpen && canEdit} onClose={() => setOpen(false)} size="lg" title={text('screens.profile.light.title')} closeLabel={text('app.close')}>
        <div className={styles['asked']}>
          {(['epilepsy', 'photosensitive'] as const).map((question) => (
            <div key={question} className={styles['words']}>
              <h3 id={`light-${question}`}>{text(`screens.children.form.${question}`)}</h3>
              <Choices
                labelledBy={`light-${question}`}
                value={profile[question]}
                options={answers.map((value) => ({ value, content: text(`screens.children.form.answers.${value}`) }))}
                isDisabled={!canEdit}
                onChange={(answer) => onChange({ ...profile, [question]: answer, answered: undefined })}
              />
            </div>
          ))}
          <Notice kind="info">{text(isKept ? 'screens.children.form.strict' : 'screens.children.form.notStrict')}</Notice>
          <Button onClick={() => setOpen(false)}>{text('screens.profile.light.done')}</Button>
        </div>
      </Modal>
    </div>
  )
}

/** Says which family member answered in a message, and when. Others see no names. */
function AnsweredBy({ child, answered: { by, at } }: { child: Child; answered: Answered }) {
  const text = useText()
  const me = useAuth().snapshot.context.user?.uid ?? null
  const day = formatDay(at)
  const guardian = child.guardians.find(({ uid }) => uid === by)
  const name = guardian === undefined ? '' : nameOfMember(guardian)
  return (
    <p className="muted">
      {by === me
        ? text('screens.profile.light.answered.you', { day })
        : name === ''
          ? text('screens.profile.light.answered.family', { day })
          : text('screens.profile.light.answered.by', { name, day })}
    </p>
  )
}
