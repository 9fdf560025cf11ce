import { useState } from 'react'
import { IdentityError } from '#ports/identity'
import type { Oversight } from '#ports/oversight'
import { useServices } from '#app/services/services'
import { useAsyncAction } from '#app/services/task'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { PasswordField } from '#ui/Field'
import { LongWork } from '#ui/LongWork'
import { passwordProblem } from '../entry/checks'
import { useEntryForm } from '../entry/useEntryForm'
import { Notice } from '../notice/Notice'
import { useExport } from '../owndata/useExport'
import { Failure } from './Failure'
import { isReason, ReasonField } from './ReasonField'

const acts = ['export', 'sessions'] as const
type Act = (typeof acts)[number]

/** Exports a person's data, and signs a person out everywhere. Renders nothing if the backend cannot do this. */
export function PersonOversight({ uid }: { uid: string }) {
  const text = useText()
  const { oversight } = useServices()
  const [asked, setAsked] = useState<Act | null>(null)
  if (oversight === null) return null
  if (asked !== null) return <ActForm act={asked} uid={uid} oversight={oversight} onClose={() => setAsked(null)} />
  return acts.map((act) => (
    <Button key={act} kind="subtle" onClick={() => setAsked(act)}>
      {text(`screens.systemAdmin.people.${act}.open`)}
    </Button>
  ))
}

/** Asks for a reason and the administrator's own password, because an open page must not be enough. */
function ActForm({ act, uid, oversight, onClose }: { act: Act; uid: string; oversight: Oversight; onClose: () => void }) {
  const text = useText()
  const { confirmPassword } = useServices()
  const { run, isBusy, failure } = useAsyncAction()
  const { save } = useExport()
  const { field, onSubmit } = useEntryForm({ password: '' }, { password: passwordProblem })
  const [reason, setReason] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [isDone, setDone] = useState(false)
  const [count, setCount] = useState(0)
  const work: Readonly<Record<Act, () => Promise<void>>> = {
    export: async () => {
      const content = await oversight.exportPerson({ uid, reason }, setCount)
      save(uid, 'json', () => Promise.resolve(content))
    },
    sessions: () => oversight.endSessions({ uid, reason }),
  }
  const start = async (password: string) => {
    setWrong(false)
    try {
      await confirmPassword(password)
    } catch (error) {
      if (error instanceof IdentityError && error.code === 'wrong-credentials') return setWrong(true)
      await run(() => Promise.reject(error))
      return
    }
    if (await run(work[act])) setDone(true)
  }
  if (isDone) return <Notice kind="done">{text(`screens.systemAdmin.people.${act}.done`)}</Notice>
  return (
    <form aria-label={text(`screens.systemAdmin.people.${act}.open`)} noValidate onSubmit={onSubmit(({ password }) => void start(password))}>
      <LongWork isOn={isBusy && act === 'export'} label={text('screens.systemAdmin.people.export.progress', { records: count })} />
      <Notice kind="info" title={text(`screens.systemAdmin.people.${act}.open`)}>
        <p>{text(`screens.systemAdmin.people.${act}.lead`)}</p>
        <p>{text(`screens.systemAdmin.people.${act}.logged`)}</p>
      </Notice>
      <ReasonField value={reason} onChange={setReason} />
      <PasswordField label={text('screens.erasure.admin.password')} autoComplete="current-password" {...field('password')} />
      {isWrong ? <Notice kind="problem">{text('screens.systemAdmin.people.wrongPassword')}</Notice> : null}
      <Failure code={failure} />
      <Button type="submit" loading={isBusy} disabled={!isReason(reason)}>
        {text(`screens.systemAdmin.people.${act}.now`)}
      </Button>
      <Button onClick={onClose}>{text('screens.systemAdmin.people.cancel')}</Button>
    </form>
  )
}
