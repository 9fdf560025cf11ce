import { Button, Paper, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { selectSubscription } from '#machines/subscription/subscription.selectors'
import { useSubscription, useTherapist } from '#app/actors'
import { leaveFor } from '#app/leaveFor'
import { useServices } from '#app/services'
import { useText } from '#text/i18n'
import { formatDay } from '../history/formats'
import { Notice } from '../notice/Notice'

/** What this person has, and the way to the prices. */
export function HaveNow() {
  const text = useText()
  return (
    <Paper p="lg" component="section">
      <Stack gap="md">
        <Title order={2}>{text('screens.pricing.now.title')}</Title>
        <PaidBy />
        <Button component={Link} to="/pricing">
          {text('screens.pricing.now.plans')}
        </Button>
      </Stack>
    </Paper>
  )
}

/** From which of the three sources everything is open and until when, and the way to change what is paid. */
export function PaidBy() {
  const text = useText()
  const { portal } = useServices()
  const { subscriptionType, validTill, hasCheckedSubscription } = selectSubscription(useSubscription().snapshot)
  const account = useTherapist().snapshot.context.selectedRecord?.name ?? ''
  if (subscriptionType === null) return <p role="status">{text(hasCheckedSubscription ? 'screens.pricing.now.none' : 'screens.pricing.now.checking')}</p>
  const end =
    validTill === null
      ? text('screens.pricing.now.noEnd')
      : text(subscriptionType === 'Stripe' ? 'screens.pricing.now.tillRenewed' : 'screens.pricing.now.till', { date: formatDay(validTill) })
  return (
    <>
      <p role="status">{text(`screens.pricing.now.${subscriptionType}`, { account, end })}</p>
      {subscriptionType === 'Stripe' && portal !== null ? <PortalButton open={portal.open} /> : null}
    </>
  )
}

function PortalButton({ open }: { open: (returnTo: string) => Promise<string> }) {
  const text = useText()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const leave = async () => {
    setState('busy')
    try {
      leaveFor(await open(window.location.href))
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      {state === 'failed' ? <Notice kind="problem">{text('screens.pricing.now.portalFailed')}</Notice> : null}
      <Button loading={state === 'busy'} onClick={() => void leave()}>
        {text('screens.pricing.now.portal')}
      </Button>
    </>
  )
}
