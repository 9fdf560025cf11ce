import { Anchor, Button, Paper, Radio, Select, Stack, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { languages } from '#domain/activities/manifest'
import { selectError, selectIsLoading } from '#machines/auth/auth.selectors'
import { textSizes, type TextSize } from '#ports/deviceSettings'
import { useAuth } from '#app/actors'
import { useDevice } from '#app/device'
import { isHosted } from '#app/hosting'
import { useText } from '#text/i18n'
import { nameProblem } from '../entry/checks'
import { EntryFailure } from '../entry/EntryFailure'
import { useEntryForm } from '../entry/useEntryForm'
import { Notice } from '../notice/Notice'
import { EraseAccount } from '../owndata/EraseAccount'
import { ExportAll } from '../owndata/ExportAll'
import { HaveNow } from '../pricing/HaveNow'
import { OffTheList } from '../owndata/OffTheList'
import styles from './account.module.css'
import { AdministerDevice } from './AdministerDevice'
import { AddressAndPassword } from './AddressAndPassword'
import { ScreenTold } from './ScreenTold'
import { ChildrenAndSharing } from './ChildrenAndSharing'

const nameRequests = ['AUTH.SET_NAME'] as const
const leaveRequests = ['AUTH.SIGN_OUT'] as const

/** The person's name, this device's text size and language, what is kept, and the ways out. */
export default function Account() {
  const text = useText()
  const { snapshot, send } = useAuth()
  const user = snapshot.context.user
  const { choices, change } = useDevice()
  const { form, onSubmit } = useEntryForm({ name: user?.displayName ?? '' }, { name: nameProblem })
  const isBusy = selectIsLoading(snapshot)
  const [sent, setSent] = useState<string | null>(null)
  const { hash } = useLocation()
  const isSaved = sent !== null && sent === user?.displayName && !isBusy && selectError(snapshot) === null

  // Where sharing stood before it was a page of the child's own.
  if (hash === '#access') return <Navigate to="/sharing" replace />
  return (
    <div className={styles['page']}>
      <Title order={1}>{text('screens.account.title')}</Title>
      <Paper p="lg">
        <form
          noValidate
          onSubmit={onSubmit(({ name }) => {
            setSent(name.trim())
            send({ type: 'AUTH.SET_NAME', name: name.trim() })
          })}
        >
          <Stack gap="md">
            <p className={styles['muted']}>{text('screens.account.signedInAs', { email: user?.email ?? '' })}</p>
            <EntryFailure of={nameRequests} />
            <TextInput label={text('screens.account.name')} autoComplete="name" maxLength={80} key={form.key('name')} {...form.getInputProps('name')} />
            {isSaved ? <Notice kind="done">{text('screens.account.nameSaved')}</Notice> : null}
            <Button type="submit" loading={isBusy}>
              {text('screens.account.saveName')}
            </Button>
          </Stack>
        </form>
      </Paper>
      {user === null ? null : <AddressAndPassword />}
      <Paper p="lg" component="section">
        <Stack gap="md">
          <Title order={2}>{text('screens.account.device')}</Title>
          <Radio.Group
            label={text('screens.account.textSize')}
            description={text('screens.account.textSizeHint')}
            value={choices.textSize}
            onChange={(size) => change({ textSize: size as TextSize })}
          >
            <div className={styles['choices']}>
              {textSizes.map((size) => (
                <Radio.Card key={size} value={size} className={styles['choice']}>
                  <Radio.Indicator />
                  <span data-size={size}>{text(`screens.account.textSizes.${size}`)}</span>
                </Radio.Card>
              ))}
            </div>
          </Radio.Group>
          <Select
            label={text('screens.account.language')}
            description={text('screens.account.languageHint')}
            data={languages.map((language) => ({ value: language, label: text(`screens.account.languages.${language}`) }))}
            value="en"
            allowDeselect={false}
          />
          <ScreenTold />
        </Stack>
      </Paper>
      {user === null ? null : (
        <>
          <HaveNow />
          <ChildrenAndSharing uid={user.uid} />
          <Paper p="lg" component="section">
            <Stack gap="md">
              <Title order={2}>{text('screens.ownData.title')}</Title>
              <ExportAll uid={user.uid} />
            </Stack>
          </Paper>
          <OffTheList uid={user.uid} />
          <Paper p="lg" component="section">
            <Stack gap="md" align="flex-start">
              <Title order={2}>{text('screens.account.team')}</Title>
              <p>{text('screens.account.teamWhy')}</p>
              <Link to="/therapist-dashboard" className="press">
                {text('screens.account.teamOpen')}
              </Link>
            </Stack>
          </Paper>
          <AdministerDevice />
        </>
      )}
      <Paper p="lg" component="section">
        <Stack gap="md">
          <Title order={2}>{text('screens.account.leave')}</Title>
          <p>{text(isHosted ? 'screens.account.signOutHosted' : 'screens.account.signOutHint')}</p>
          <EntryFailure of={leaveRequests} />
          <Button onClick={() => send({ type: 'AUTH.SIGN_OUT' })}>{text('screens.account.signOut')}</Button>
          <p>
            {text('screens.account.removeHint')}{' '}
            <Anchor component={Link} to="/privacy">
              {text('screens.account.privacy')}
            </Anchor>
            .
          </p>
          {user === null ? null : <EraseAccount uid={user.uid} />}
        </Stack>
      </Paper>
    </div>
  )
}
