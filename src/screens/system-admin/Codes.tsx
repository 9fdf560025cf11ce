import { useState, type FormEvent } from 'react'
import { csvFormOf, csvForms } from '#domain/csv'
import { spacedCode } from '#domain/subscription/shop'
import { DAY_MS } from '#domain/time'
import { type Administration, MAX_BATCH } from '#ports/administration'
import { loadedOr, useLoaded } from '#app/services/loaded'
import { useAsyncAction } from '#app/services/task'
import { useText } from '#text/i18n'
import { locale } from '#text/locale'
import { Button } from '#ui/Button'
import { Field } from '#ui/Field'
import { ScrollRegion } from '#ui/ScrollRegion'
import { NumberField } from '#ui/TypedField'
import { formatDay } from '../history/formats'
import { Notice } from '../notice/Notice'
import { NotLoadedNotice } from '../notice/NotLoaded'
import { useExport } from '../owndata/useExport'
import { Failure } from './Failure'
import { codeTable } from './codeTable'
import styles from './systemAdmin.module.css'

const USUAL = { count: 10, durationDays: 90, maxUses: 1, openDays: 365 } as const

/** Creates activation codes, and shows which ones were used. */
export function Codes({ administration, actor }: { administration: Administration; actor: string }) {
  const text = useText()
  const making = useAsyncAction()
  const taking = useAsyncAction()
  const { save } = useExport()
  const [label, setLabel] = useState('')
  const [numbers, setNumbers] = useState<Record<keyof typeof USUAL, number>>(USUAL)
  /** `reading` increases after each change, so that the list is read again. */
  const [wanted, setWanted] = useState<{ readonly batch: string | null; readonly reading: number }>({ batch: null, reading: 0 })
  const { batch } = wanted
  const show = (of: string | null) => setWanted(({ reading }) => ({ batch: of, reading: reading + 1 }))
  const found = useLoaded(String(wanted.reading), () => administration.listCodes(batch))
  const shown = loadedOr(found, null)

  const make = (event: FormEvent) => {
    event.preventDefault()
    const { openDays, ...rest } = numbers
    void making.run(async () => {
      await administration.makeCodes({ label, ...rest, expiresAt: Date.now() + openDays * DAY_MS }, actor)
      show(label.trim())
    })
  }
  const takeBack = (code: string) =>
    void taking.run(async () => {
      await administration.takeBack(code)
      show(batch)
    })
  const field = (name: keyof typeof USUAL, max: number) => (
    <NumberField
      label={text(`screens.systemAdmin.codes.${name}`)}
      least={1}
      most={max}
      value={numbers[name]}
      onChange={(value) => (value === null ? undefined : setNumbers((before) => ({ ...before, [name]: value })))}
    />
  )

  return (
    <div className={styles['part']}>
      <section className={styles['card']}>
        <form onSubmit={make}>
          <div className={styles['stack']}>
            <h2>{text('screens.systemAdmin.codes.make')}</h2>
            <Field
              label={text('screens.systemAdmin.codes.label')}
              hint={text('screens.systemAdmin.codes.labelHint')}
              maxLength={60}
              required
              pattern=".*\S.*"
              value={label}
              onChange={(event) => setLabel(event.currentTarget.value)}
            />
            <div className={styles['numbers']}>
              {field('count', MAX_BATCH)}
              {field('durationDays', 1100)}
              {field('maxUses', 10_000)}
              {field('openDays', 1100)}
            </div>
            <Failure code={making.failure} />
            <Button type="submit" loading={making.isBusy}>
              {text('screens.systemAdmin.codes.make')}
            </Button>
          </div>
        </form>
      </section>
      <section aria-labelledby="codes" className={styles['part']}>
        <div className={styles['head']}>
          <h2 id="codes">{batch === null ? text('screens.systemAdmin.codes.all') : text('screens.systemAdmin.codes.ofBatch', { batch })}</h2>
          <div className={styles['buttons']}>
            {batch === null ? null : <Button onClick={() => show(null)}>{text('screens.systemAdmin.codes.showAll')}</Button>}
            <Button
              disabled={shown === null || shown.length === 0}
              onClick={() =>
                save(batch ?? text('screens.systemAdmin.parts.codes'), 'csv', () => Promise.resolve(codeTable(shown ?? [], csvForms[csvFormOf(locale())])))
              }
            >
              {text('screens.systemAdmin.codes.csv')}
            </Button>
          </div>
        </div>
        <Failure code={taking.failure} />
        {found.status === 'failed' ? (
          <NotLoadedNotice found={found}>{text(`screens.systemAdmin.failures.${found.code}`)}</NotLoadedNotice>
        ) : shown === null ? (
          <p role="status">{text('screens.systemAdmin.loading')}</p>
        ) : shown.length === 0 ? (
          <Notice kind="info">{text('screens.systemAdmin.codes.none')}</Notice>
        ) : (
          <ScrollRegion label={text('screens.systemAdmin.parts.codes')}>
            <table className={styles['table']}>
              <thead>
                <tr>
                  {(['code', 'batch', 'used', 'days', 'until', 'state'] as const).map((column) => (
                    <th scope="col" key={column}>
                      {text(`screens.systemAdmin.codes.columns.${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {shown.map((each) => (
                  <tr key={each.code}>
                    <td className={styles['code']}>{spacedCode(each.code)}</td>
                    <td>{each.batch}</td>
                    <td>{text('screens.systemAdmin.codes.uses', { uses: each.uses, of: each.maxUses })}</td>
                    <td>{each.durationDays}</td>
                    <td>{formatDay(each.expiresAt)}</td>
                    <td>
                      {each.active ? (
                        <Button
                          disabled={taking.isBusy}
                          onClick={() => takeBack(each.code)}
                          aria-label={text('screens.systemAdmin.codes.takeBackOf', { code: spacedCode(each.code) })}
                        >
                          {text('screens.systemAdmin.codes.takeBack')}
                        </Button>
                      ) : (
                        text('screens.systemAdmin.codes.takenBack')
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollRegion>
        )}
      </section>
    </div>
  )
}
