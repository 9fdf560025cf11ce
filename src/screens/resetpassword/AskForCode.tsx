import { Button, Stack, TextInput } from '@mantine/core'
import { selectIsLoading } from '#machines/auth/auth.selectors'
import { useAuth } from '#app/actors'
import { isHosted } from '#app/hosting'
import { useText } from '#text/i18n'
import { emailProblem } from '../entry/checks'
import { EntryFailure } from '../entry/EntryFailure'
import { useEntryForm } from '../entry/useEntryForm'

/** First step: whose password it is. */
export function AskForCode() {
  const text = useText()
  const { snapshot, send } = useAuth()
  const { form, onSubmit } = useEntryForm({ email: '' }, { email: emailProblem })
  return (
    <form noValidate onSubmit={onSubmit(({ email }) => send({ type: 'AUTH.REQUEST_RESET', email: email.trim() }))}>
      <Stack gap="md">
        <p>{text(isHosted ? 'screens.entry.reset.leadByMail' : 'screens.entry.reset.lead')}</p>
        <EntryFailure />
        <TextInput
          label={text('screens.entry.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <Button variant="filled" color="accent.5" type="submit" loading={selectIsLoading(snapshot)}>
          {text(isHosted ? 'screens.entry.reset.askByMail' : 'screens.entry.reset.ask')}
        </Button>
      </Stack>
    </form>
  )
}
