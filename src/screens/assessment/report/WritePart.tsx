import { adviceBank } from '#domain/assessment/advice'
import type { ReportContent, ReportPart } from '#domain/assessment/report'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Disclosure } from '#ui/Disclosure'
import { TextArea } from '#ui/Field'
import styles from './report.module.css'
import type { ReportFacts } from './facts'
import { adviceText } from './parts/recommendations'
import type { Sentence } from './writer'

/** Maximum length of a text (characters). A text on page 1 must be shorter. */
const MOST = 1000
const MOST_ON_PAGE_1 = 200

interface Props {
  readonly part: ReportPart
  readonly facts: ReportFacts
  readonly content: ReportContent
  readonly sentences: readonly Sentence[]
  readonly onChange: (part: Partial<ReportContent>) => void
}

/** Shows everything that an adult can change or write in one part of the report. */
export function WritePart({ part, facts, content, sentences, onChange }: Props) {
  const text = useText()
  const own = sentences.filter((sentence) => sentence.part === part)
  const write = (key: string, said: string) => onChange({ texts: { [key]: said } })
  if (own.length === 0 && part !== 'recommendations') return null
  return (
    <Disclosure word={text('screens.assessment.report.write')} about={text(`screens.report.parts.${part}`)}>
      <div className={styles['write']}>
        <p className={`muted ${styles['narrow']}`}>{text('screens.assessment.report.writeWhy')}</p>
        {own.map(({ key, own: ours, label }) => {
          const said = content.texts[key] ?? ours
          return (
            <div key={key}>
              <TextArea
                rows={2}
                maxLength={key.startsWith('plain.') ? MOST_ON_PAGE_1 : MOST}
                label={label === '' ? ours : label}
                value={said}
                onChange={({ target }) => write(key, target.value)}
              />
              {label === '' && said !== ours ? <Button onClick={() => write(key, ours)}>{text('screens.assessment.report.ownSentence')}</Button> : null}
            </div>
          )
        })}
        {part === 'recommendations' ? <Recommended facts={facts} onChange={onChange} /> : null}
      </div>
    </Disclosure>
  )
}

function Recommended({ facts, onChange }: Pick<Props, 'facts' | 'onChange'>) {
  const text = useText()
  const chosen = new Set<string>(facts.advice.map(({ id }) => id))
  return (
    <fieldset>
      <legend>{text('screens.assessment.report.recommend')}</legend>
      <ul className={styles['ticks']}>
        {adviceBank.map(({ id }) => (
          <li key={id}>
            <label>
              <input type="checkbox" checked={chosen.has(id)} onChange={({ target }) => onChange({ recommendations: { [id]: target.checked } })} />
              {adviceText(id, facts, { text })}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
