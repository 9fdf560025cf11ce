import { Paper, Stack, Title } from '@mantine/core'
import { useText } from '#text/i18n'
import { ChangeAddress } from './ChangeAddress'
import { ChangePassword } from './ChangePassword'
import { ProveAddress } from './ProveAddress'

/** What a person signs in with: proving and changing it. */
export function AddressAndPassword() {
  const text = useText()
  return (
    <Paper p="lg" component="section">
      <Stack gap="md">
        <Title order={2}>{text('screens.account.address')}</Title>
        <ProveAddress />
        <ChangeAddress />
        <ChangePassword />
      </Stack>
    </Paper>
  )
}
