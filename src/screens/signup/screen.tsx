import { Anchor, Button, Stack, TextInput } from '@mantine/core'
import { Link } from 'react-router'
import { MIN_PASSWORD_LENGTH } from '#ports/identity'
import { selectIsLoading } from '#machines/auth/auth.selectors'
import { useAuth } from '#app/actors'
import { isHosted } from '#app/hosting'
import { useText } from '#text/i18n'
import { emailProblem, nameProblem, newPasswordProblem } from '../entry/checks'
import { EntryFailure } from '../entry/EntryFailure'
import { EntryPage } from '../entry/EntryPage'
import { PasswordField } from '../entry/PasswordField'
import { useEntryForm } from '../entry/useEntryForm'
import { OtherWay, OtherWays } from '../entry/parts'

/** Create an account. */
export default function SignUp() {
  const text = useText()
  const { snapshot, send } = useAuth()
  const checks = { displayName: nameProblem, email: emailProblem, password: newPasswordProblem }
  const { form, onSubmit } = useEntryForm({ displayName: '', email: '', password: '' }, checks)

  return (
    <EntryPage title={text('screens.entry.signUp.title')}>
      <p>{text(isHosted ? 'screens.entry.signUp.leadHosted' : 'screens.entry.signUp.lead')}</p>
      <form
        noValidate
        onSubmit={onSubmit(({ displayName, email, password }) =>
          send({ type: 'AUTH.SIGN_UP', displayName: displayName.trim(), email: email.trim(), password }),
        )}
      >
        <Stack gap="md">
          <EntryFailure />
          <TextInput
            label={text('screens.entry.signUp.name')}
            description={text('screens.entry.signUp.nameHint')}
            autoComplete="name"
            maxLength={80}
            key={form.key('displayName')}
            {...form.getInputProps('displayName')}
          />
          <TextInput
            label={text('screens.entry.email')}
            description={text(isHosted ? 'screens.entry.signUp.emailHintHosted' : 'screens.entry.signUp.emailHint')}
            type="email"
            inputMode="email"
            autoComplete="username"
            key={form.key('email')}
            {...form.getInputProps('email')}
          />
          <PasswordField
            label={text('screens.entry.password')}
            description={text('screens.entry.passwordHint', { least: MIN_PASSWORD_LENGTH })}
            autoComplete="new-password"
            key={form.key('password')}
            {...form.getInputProps('password')}
          />
          <p>
            {text('screens.entry.signUp.agree')}{' '}
            <Anchor component={Link} to="/terms">
              {text('screens.entry.signUp.terms')}
            </Anchor>{' '}
            {text('screens.entry.signUp.and')}{' '}
            <Anchor component={Link} to="/privacy">
              {text('screens.entry.signUp.privacy')}
            </Anchor>
            .
          </p>
          <Button variant="filled" color="accent.5" type="submit" loading={selectIsLoading(snapshot)}>
            {text('screens.entry.signUp.submit')}
          </Button>
        </Stack>
      </form>
      <OtherWays>
        <span>{text('screens.entry.signUp.haveAccount')}</span>
        <OtherWay to="/signin">{text('screens.entry.signUp.signIn')}</OtherWay>
      </OtherWays>
    </EntryPage>
  )
}
