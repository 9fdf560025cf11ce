import { Anchor, Group, Stack, Title } from '@mantine/core'
import { Link } from 'react-router'
import { useText } from '#text/i18n'

/** An address that leads nowhere, and where one can go from here. */
export default function NotFound() {
  const text = useText()
  return (
    <Stack gap="md" maw="42rem" mx="auto" py="xl">
      <Title order={1}>{text('screens.notFound.title')}</Title>
      <p>{text('screens.notFound.lead')}</p>
      <Group gap="md">
        <Link to="/activity" className="press press-now">
          {text('screens.notFound.activities')}
        </Link>
        <Anchor component={Link} to="/" display="inline-flex" mih={56} style={{ alignItems: 'center' }}>
          {text('screens.notFound.home')}
        </Anchor>
      </Group>
    </Stack>
  )
}
