import { useEntryAuth } from '#app/services/entryServices'
import { isHosted } from '#app/services/hosting'
import { useText } from '#text/i18n'
import { Field } from '#ui/Field'
import { emailProblem } from '../entry/checks'
import { EntryFailure } from '../entry/EntryFailure'
import { Fields } from '../entry/EntryPage'
import { Submit } from '../entry/parts'
import { useEntryForm } from '../entry/useEntryForm'

/** The first step: asks for the account's email address. */
export function AskForCode() {
  const text = useText()
  const { state, send } = useEntryAuth()
  const { field, onSubmit } = useEntryForm({ email: '' }, { email: emailProblem })
  return (
    <Fields onSubmit={onSubmit(({ email }) => send({ type: 'AUTH.REQUEST_RESET', email: email.trim() }))}>
      <p>{text(isHosted ? 'screens.entry.reset.leadByMail' : 'screens.entry.reset.lead')}</p>
      <EntryFailure />
      <Field label={text('screens.entry.email')} type="email" inputMode="email" autoComplete="username" {...field('email')} />
      <Submit isBusy={state.isBusy}>{text(isHosted ? 'screens.entry.reset.askByMail' : 'screens.entry.reset.ask')}</Submit>
    </Fields>
  )
}
