import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useEntryAuth } from '#app/services/entryServices'
import { useText } from '#text/i18n'
import { Field, PasswordField } from '#ui/Field'
import { emailProblem, passwordProblem } from '../entry/checks'
import { DemoDoor } from '../entry/DemoDoor'
import { EntryFailure } from '../entry/EntryFailure'
import { InvitedNote } from '../entry/InvitedNote'
import { EntryPage, Fields } from '../entry/EntryPage'
import { useEntryForm } from '../entry/useEntryForm'
import { OtherWay, OtherWays, Submit } from '../entry/parts'

/** The sign-in page, with a way to look around in the demo clinic. */
export default function SignIn() {
  const text = useText()
  const { hash } = useLocation()
  const { state, send } = useEntryAuth()
  const { field, onSubmit } = useEntryForm({ email: '', password: '' }, { email: emailProblem, password: passwordProblem })
  useEffect(() => {
    // Scrolls only if the demo section is not visible yet.
    if (hash === '#demo') document.getElementById('demo')?.scrollIntoView({ block: 'nearest' })
  }, [hash])

  return (
    <EntryPage title={text('screens.entry.signIn.title')} below={<DemoDoor />}>
      <Fields onSubmit={onSubmit(({ email, password }) => send({ type: 'AUTH.SIGN_IN', email: email.trim(), password }))}>
        <InvitedNote />
        <EntryFailure />
        <Field label={text('screens.entry.email')} type="email" autoComplete="username" inputMode="email" {...field('email')} />
        <PasswordField label={text('screens.entry.password')} autoComplete="current-password" {...field('password')} />
        <Submit isBusy={state.isBusy}>{text('screens.entry.signIn.submit')}</Submit>
      </Fields>
      <OtherWays>
        <OtherWay to="/resetpassword">{text('screens.entry.signIn.forgot')}</OtherWay>
        <OtherWay to="/signup">{text('screens.entry.signIn.create')}</OtherWay>
      </OtherWays>
    </EntryPage>
  )
}
