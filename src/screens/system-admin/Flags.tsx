import { useEffect, useState } from 'react'
import { catalogue } from '#scenes/catalogue'
import type { Administration, Flags as FlagValues } from '#ports/administration'
import { useServices } from '#app/services/services'
import { useAsyncAction } from '#app/services/task'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { ManyChips } from '#ui/Chips'
import { Notice } from '../notice/Notice'
import { Failure } from './Failure'
import { isReason, ReasonField } from './ReasonField'
import styles from './systemAdmin.module.css'

const STRICT = 'strict'

const byTitle = catalogue.map(({ id, text: { en } }) => ({ value: id, label: en.title })).toSorted((a, b) => a.label.localeCompare(b.label, 'en'))

/** Switches that affect everyone: they turn off an activity that misbehaves, or apply strict mode to all. */
export function FlagSwitches({ administration, actor }: { administration: Administration; actor: string }) {
  const text = useText()
  const { flags } = useServices()
  const { run, isBusy, failure } = useAsyncAction()
  const [values, setValues] = useState<FlagValues | null>(null)
  const [reason, setReason] = useState('')
  const [isSaved, setSaved] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => flags.watch(setValues, () => setFailed(true)), [flags])
  if (hasFailed) return <Failure code="unavailable" />
  if (values === null) return <p role="status">{text('screens.systemAdmin.loading')}</p>

  const change = (part: Partial<FlagValues>) => {
    setSaved(false)
    setValues({ ...values, ...part })
  }
  const save = async () => {
    const isDone = await run(() => administration.setFlags(values, { actor, reason }))
    setSaved(isDone)
    if (isDone) setReason('')
  }
  return (
    <section className={styles['card']}>
      <div className={styles['part']}>
        <h2>{text('screens.systemAdmin.flags.title')}</h2>
        <div>
          <ManyChips
            options={[{ value: STRICT, label: text('screens.systemAdmin.flags.strict') }]}
            value={values.strictEverywhere ? [STRICT] : []}
            onChange={(chosen) => change({ strictEverywhere: chosen.length > 0 })}
          />
          <p className={styles['hint']}>{text('screens.systemAdmin.flags.strictHint')}</p>
        </div>
        <div role="group" aria-labelledby="switched-off" aria-describedby="switched-off-hint">
          <b id="switched-off">{text('screens.systemAdmin.flags.disabled')}</b>
          <p id="switched-off-hint" className={styles['hint']}>
            {text('screens.systemAdmin.flags.disabledHint')}
          </p>
          <div className={styles['choices']}>
            <ManyChips options={byTitle} value={values.disabledActivities} onChange={(disabledActivities) => change({ disabledActivities })} />
          </div>
        </div>
        <ReasonField value={reason} onChange={setReason} />
        <Failure code={failure} />
        {isSaved ? <Notice kind="done">{text('screens.systemAdmin.saved')}</Notice> : null}
        <Button loading={isBusy} disabled={!isReason(reason)} onClick={() => void save()}>
          {text('screens.systemAdmin.flags.save')}
        </Button>
      </div>
    </section>
  )
}
