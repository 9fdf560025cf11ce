import { useId } from 'react'
import { paperSizes } from '#domain/assessment/paper'
import { readers, type ReportContent } from '#domain/assessment/report'
import { useText } from '#text/i18n'
import { Choices } from '#ui/Choices'
import { DateField } from '#ui/TypedField'
import styles from './report.module.css'

/** Chooses a report's reader, period and paper size. */
export function ForWhom({ content, onChange }: { content: ReportContent; onChange: (part: Partial<ReportContent>) => void }) {
  const text = useText()
  const id = useId()
  const isWrong = content.from > content.until
  return (
    <>
      <div>
        <b id={`${id}reader`}>{text('screens.assessment.report.forWhom')}</b>
        <Choices
          labelledBy={`${id}reader`}
          value={content.reader}
          options={readers.map((value) => ({ value, content: text(`screens.assessment.report.readers.${value}`) }))}
          isDisabled={false}
          onChange={(reader) => onChange({ reader })}
        />
      </div>
      <div className={styles['dates']}>
        {(['from', 'until'] as const).map((name) => (
          <DateField
            key={name}
            isKept
            label={text(name === 'from' ? 'screens.assessment.report.period' : 'screens.assessment.report.until')}
            value={content[name]}
            error={isWrong && name === 'until' ? text('screens.assessment.report.wrongDays') : null}
            onChange={(day) => (day === null ? undefined : onChange({ [name]: day }))}
          />
        ))}
      </div>
      <div>
        <b id={`${id}paper`}>{text('screens.assessment.report.paper')}</b>
        <Choices
          labelledBy={`${id}paper`}
          value={content.paper}
          options={paperSizes.map((value) => ({ value, content: text(`screens.assessment.report.papers.${value}`) }))}
          isDisabled={false}
          onChange={(paper) => onChange({ paper })}
        />
      </div>
    </>
  )
}
