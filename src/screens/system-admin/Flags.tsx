import { Chip, Input, Paper, Stack } from '@mantine/core'
import { useEffect, useState } from 'react'
import { catalogue } from '#scenes/catalogue'
import type { Administration, Flags as FlagValues } from '#ports/administration'
import { useServices } from '#app/services/services'
import { useTask } from '#app/services/task'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Notice } from '../notice/Notice'
import { Failure } from './Failure'
import { isReason, ReasonField } from './ReasonField'
import styles from './systemAdmin.module.css'

/** What is switched off everywhere: an activity that does not work as it should, and strict mode for all. */
export function Flags({ administration, actor }: { administration: Administration; actor: string }) {
  const text = useText()
  const { flags } = useServices()
  const { run, isBusy, failure } = useTask()
  const [wished, setWished] = useState<FlagValues | null>(null)
  const [reason, setReason] = useState('')
  const [isSaved, setSaved] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => flags.watch(setWished, () => setFailed(true)), [flags])
  if (hasFailed) return <Failure code="unavailable" />
  if (wished === null) return <p role="status">{text('screens.systemAdmin.loading')}</p>

  const change = (part: Partial<FlagValues>) => {
    setSaved(false)
    setWished({ ...wished, ...part })
  }
  const save = async () => {
    const isDone = await run(() => administration.setFlags(wished, { actor, reason }))
    setSaved(isDone)
    if (isDone) setReason('')
  }
  return (
    <Paper p="lg" component="section">
      <Stack gap="md">
        <h2>{text('screens.systemAdmin.flags.title')}</h2>
        <Input.Wrapper description={text('screens.systemAdmin.flags.strictHint')} inputWrapperOrder={['input', 'description']}>
          <Chip size="lg" checked={wished.strictEverywhere} onChange={(strictEverywhere) => change({ strictEverywhere })}>
            {text('screens.systemAdmin.flags.strict')}
          </Chip>
        </Input.Wrapper>
        <Input.Wrapper
          labelElement="div"
          label={text('screens.systemAdmin.flags.disabled')}
          description={text('screens.systemAdmin.flags.disabledHint')}
          labelProps={{ id: 'switched-off' }}
        >
          <div className={styles['choices']} role="group" aria-labelledby="switched-off">
            <Chip.Group multiple value={[...wished.disabledActivities]} onChange={(disabledActivities) => change({ disabledActivities })}>
              {catalogue.map(({ id, text: { en } }) => (
                <Chip key={id} value={id} size="lg">
                  {en.title}
                </Chip>
              ))}
            </Chip.Group>
          </div>
        </Input.Wrapper>
        <ReasonField value={reason} onChange={setReason} />
        <Failure code={failure} />
        {isSaved ? <Notice kind="done">{text('screens.systemAdmin.saved')}</Notice> : null}
        <Button loading={isBusy} disabled={!isReason(reason)} onClick={() => void save()}>
          {text('screens.systemAdmin.flags.save')}
        </Button>
      </Stack>
    </Paper>
  )
}
