import { Button, Stack, TextInput } from '@mantine/core'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { selectIsLoading } from '#machines/auth/auth.selectors'
import { useAuth } from '#app/actors'
import { useText } from '#text/i18n'
import { emailProblem, passwordProblem } from '../entry/checks'
import { DemoDoor } from '../entry/DemoDoor'
import { EntryFailure } from '../entry/EntryFailure'
import { EntryPage } from '../entry/EntryPage'
import { PasswordField } from '../entry/PasswordField'
import { useEntryForm } from '../entry/useEntryForm'
import { OtherWay, OtherWays } from '../entry/parts'

/** Sign in, or look around in the demo clinic. */
export default function SignIn() {
  const text = useText()
  const { hash } = useLocation()
  const { snapshot, send } = useAuth()
  const { form, onSubmit } = useEntryForm({ email: '', password: '' }, { email: emailProblem, password: passwordProblem })
  useEffect(() => {
    if (hash === '#demo') document.getElementById('demo')?.scrollIntoView()
  }, [hash])

  return (
    <EntryPage title={text('screens.entry.signIn.title')} below={<DemoDoor />}>
      <form noValidate onSubmit={onSubmit(({ email, password }) => send({ type: 'AUTH.SIGN_IN', email: email.trim(), password }))}>
        <Stack gap="md">
          <EntryFailure />
          <TextInput
            label={text('screens.entry.email')}
            type="email"
            autoComplete="username"
            inputMode="email"
            key={form.key('email')}
            {...form.getInputProps('email')}
          />
          <PasswordField
            label={text('screens.entry.password')}
            autoComplete="current-password"
            key={form.key('password')}
            {...form.getInputProps('password')}
          />
          <Button variant="filled" color="accent.5" type="submit" loading={selectIsLoading(snapshot)}>
            {text('screens.entry.signIn.submit')}
          </Button>
        </Stack>
      </form>
      <OtherWays>
        <OtherWay to="/resetpassword">{text('screens.entry.signIn.forgot')}</OtherWay>
        <OtherWay to="/signup">{text('screens.entry.signIn.create')}</OtherWay>
      </OtherWays>
    </EntryPage>
  )
}
