import { tidyName } from '#domain/names'
import { MIN_PASSWORD_LENGTH } from '#ports/identity'
import { useEntryAuth } from '#app/services/entryServices'
import { usePlaysAsGuest } from '#app/page/deviceSettings'
import { isHosted } from '#app/services/hosting'
import { useText } from '#text/i18n'
import { Field, PasswordField } from '#ui/Field'
import { emailProblem, nameProblem, newPasswordProblem } from '../entry/checks'
import { EntryFailure } from '../entry/EntryFailure'
import { InvitedNote } from '../entry/InvitedNote'
import { Fields } from '../entry/EntryPage'
import { useEntryForm } from '../entry/useEntryForm'
import { OtherWay, OtherWays, Submit } from '../entry/parts'
import styles from './signup.module.css'

const next = ['who', 'questions', 'light'] as const

/** The page that creates an account: three fields, next to a description of the following steps. */
export default function SignUp() {
  const text = useText()
  const { state, send } = useEntryAuth()
  const hasPlayed = usePlaysAsGuest()
  const checks = { displayName: nameProblem, email: emailProblem, password: newPasswordProblem }
  const { field, onSubmit } = useEntryForm({ displayName: '', email: '', password: '' }, checks)

  return (
    <div className={styles['two']}>
      <section className={styles['words']}>
        <h1>{text('screens.entry.signUp.title')}</h1>
        <p className="muted">{text(isHosted ? 'screens.entry.signUp.leadHosted' : 'screens.entry.signUp.lead')}</p>
        {hasPlayed ? <p className="muted">{text('screens.entry.signUp.movesIn')}</p> : null}
        <Fields
          onSubmit={onSubmit(({ displayName, email, password }) =>
            send({ type: 'AUTH.SIGN_UP', displayName: tidyName(displayName), email: email.trim(), password }),
          )}
        >
          <InvitedNote isNew />
          <EntryFailure />
          <Field label={text('screens.entry.signUp.name')} autoComplete="given-name" maxLength={80} {...field('displayName')} />
          <Field
            label={text('screens.entry.email')}
            description={text(isHosted ? 'screens.entry.signUp.emailHintHosted' : 'screens.entry.signUp.emailHint')}
            type="email"
            inputMode="email"
            autoComplete="username"
            {...field('email')}
          />
          <PasswordField
            label={text('screens.entry.password')}
            description={text('screens.entry.passwordHint', { least: MIN_PASSWORD_LENGTH })}
            autoComplete="new-password"
            {...field('password')}
          />
          <div className={styles['ways']}>
            <Submit isBusy={state.isBusy}>{text('screens.entry.signUp.submit')}</Submit>
            <OtherWay to="/signin">{text('screens.entry.signUp.haveAccount')}</OtherWay>
          </div>
          <p className="muted">{text('screens.entry.signUp.agree')}</p>
          <OtherWays>
            <OtherWay to="/terms">{text('screens.entry.signUp.terms')}</OtherWay>
            <OtherWay to="/privacy">{text('screens.entry.signUp.privacy')}</OtherWay>
          </OtherWays>
        </Fields>
      </section>
      <aside className={styles['words']} aria-labelledby="next">
        <h2 id="next">{text('screens.entry.signUp.next.title')}</h2>
        <ol className={styles['next']}>
          {next.map((step) => (
            <li key={step}>
              <b>{text(`screens.entry.signUp.next.${step}`)}</b>
              <span className="muted">{text(`screens.entry.signUp.next.${step}Why`)}</span>
            </li>
          ))}
        </ol>
        <p className="muted">{text('screens.entry.signUp.next.promise')}</p>
      </aside>
    </div>
  )
}
