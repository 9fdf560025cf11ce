import { Button, Stack, TextInput } from '@mantine/core'
import { MIN_PASSWORD_LENGTH } from '#ports/identity'
import { selectIsLoading } from '#machines/auth/auth.selectors'
import { useAuth } from '#app/actors'
import { useText } from '#text/i18n'
import { codeProblem, newPasswordProblem } from '../entry/checks'
import { EntryFailure } from '../entry/EntryFailure'
import { PasswordField } from '../entry/PasswordField'
import { useEntryForm } from '../entry/useEntryForm'
import { Notice } from '../notice/Notice'
import { ShownCode } from '../entry/parts'

/** Second step where there is no mail: the code, which this device shows, and the new password. */
export function ChoosePassword({ shown }: { shown: string }) {
  const text = useText()
  const { snapshot, send } = useAuth()
  const { form, onSubmit } = useEntryForm({ code: '', password: '' }, { code: codeProblem, password: newPasswordProblem })
  return (
    <form noValidate onSubmit={onSubmit(({ code, password }) => send({ type: 'AUTH.CONFIRM_RESET', code: code.trim(), password }))}>
      <Stack gap="md">
        <Notice kind="info" title={text('screens.entry.reset.byScreen')}>
          <ShownCode code={shown} />
          <p>{text('screens.entry.reset.byScreenHonest')}</p>
        </Notice>
        <EntryFailure />
        <TextInput label={text('screens.entry.reset.code')} autoComplete="one-time-code" key={form.key('code')} {...form.getInputProps('code')} />
        <PasswordField
          label={text('screens.entry.newPassword')}
          description={text('screens.entry.passwordHint', { least: MIN_PASSWORD_LENGTH })}
          autoComplete="new-password"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Button variant="filled" color="accent.5" type="submit" loading={selectIsLoading(snapshot)}>
          {text('screens.entry.reset.submit')}
        </Button>
      </Stack>
    </form>
  )
}
