import { useState } from 'react'
import { type CsvFormName, csvFormOf, csvForms } from '#domain/csv'
import { loadCatalogue } from '#app/play/loadCatalogue'
import { useServices } from '#app/services/services'
import { GuideLink } from '#app/shell/GuideLink'
import { noonOf } from '#domain/child/weekPlan'
import { localDay } from '#domain/time'
import { useDevice } from '#app/page/deviceSettings'
import { formatDay } from '../history/formats'
import { useText } from '#text/i18n'
import { locale } from '#text/locale'
import { Button } from '#ui/Button'
import { SelectField } from '#ui/Field'
import { ExportNews } from './ExportNews'
import styles from './owndata.module.css'
import { useExport } from './useExport'

/** Exports everything that is stored about a person and their children, as files. */
export function ExportAll({ uid }: { uid: string }) {
  const text = useText()
  const { ownData } = useServices()
  const { state, save } = useExport()
  const { choices, change } = useDevice()
  const last = choices.copies[uid]
  const saveEverything = async () => {
    const file = await ownData.exportAll(uid, await loadCatalogue())
    change({ copies: { ...choices.copies, [uid]: localDay(Date.now()) } })
    return file
  }
  const [form, setForm] = useState<CsvFormName>(() => csvFormOf(locale()))
  return (
    <div className={styles['part']}>
      <p className="muted">{text('screens.ownData.exportHint')}</p>
      <div className={styles['row']}>
        <Button loading={state === 'busy'} onClick={() => save('everything', 'zip', saveEverything)}>
          {text('screens.ownData.exportAll')}
        </Button>
        <Button loading={state === 'busy'} onClick={() => save('trials', 'csv', async () => ownData.exportTable(uid, await loadCatalogue(), csvForms[form]))}>
          {text('screens.ownData.exportTable')}
        </Button>
      </div>
      <p className="muted">{last === undefined ? text('screens.ownData.copy.never') : text('screens.ownData.copy.last', { day: formatDay(noonOf(last)) })}</p>
      <SelectField
        label={text('screens.ownData.tableForm')}
        value={form}
        data={(['comma', 'semicolon'] as const).map((value) => ({ value, label: text(`screens.ownData.tableForms.${value}`) }))}
        onChange={({ currentTarget }) => setForm(currentTarget.value === 'semicolon' ? 'semicolon' : 'comma')}
      />
      <ExportNews state={state} />
      <GuideLink id="what-we-keep">{text('screens.ownData.guide')}</GuideLink>
    </div>
  )
}
