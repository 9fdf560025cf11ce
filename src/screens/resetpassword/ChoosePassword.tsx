import { MIN_PASSWORD_LENGTH } from '#ports/identity'
import { useEntryAuth } from '#app/services/entryServices'
import { useText } from '#text/i18n'
import { Field, PasswordField } from '#ui/Field'
import { codeProblem, newPasswordProblem } from '../entry/checks'
import { EntryFailure } from '../entry/EntryFailure'
import { Fields } from '../entry/EntryPage'
import { useEntryForm } from '../entry/useEntryForm'
import { Notice } from '../notice/Notice'
import { ShownCode, Submit } from '../entry/parts'

/** The second step without email: asks for the code that this device shows, and the new password. */
export function ChoosePassword({ shown }: { shown: string }) {
  const text = useText()
  const { state, send } = useEntryAuth()
  const { field, onSubmit } = useEntryForm({ code: '', password: '' }, { code: codeProblem, password: newPasswordProblem })
  return (
    <Fields onSubmit={onSubmit(({ code, password }) => send({ type: 'AUTH.CONFIRM_RESET', code: code.trim(), password }))}>
      <Notice kind="info" title={text('screens.entry.reset.byScreen')}>
        <ShownCode code={shown} />
        <p>{text('screens.entry.reset.byScreenHonest')}</p>
      </Notice>
      <EntryFailure />
      <Field label={text('screens.entry.reset.code')} autoComplete="one-time-code" {...field('code')} />
      <PasswordField
        label={text('screens.entry.newPassword')}
        description={text('screens.entry.passwordHint', { least: MIN_PASSWORD_LENGTH })}
        autoComplete="new-password"
        {...field('password')}
      />
      <Submit isBusy={state.isBusy}>{text('screens.entry.reset.submit')}</Submit>
    </Fields>
  )
}
