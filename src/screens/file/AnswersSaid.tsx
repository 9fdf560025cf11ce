import { Fragment } from 'react'
import { type Item, itemCount, itemsOf, redFlags, formSections } from '#domain/assessment/items'
import { type Answers, answeredIn } from '#domain/assessment/rating'
import { zones } from '#domain/child/zones'
import { useText } from '#text/i18n'
import { sayAll } from '#text/locale'
import { Disclosure } from '#ui/Disclosure'
import { answerText, itemText, placeName, sectionName, supportName } from '../assessment/report/words'
import type { Text } from '../assessment/report/writer'
import styles from './file.module.css'

interface Props {
  readonly alias: string
  readonly answers: Answers
}

/** One person's answers about looking, in the words of the questions. Unanswered items are left out. */
export function AnswersSaid({ alias, answers }: Props) {
  const text = useText()
  const inSections = formSections.flatMap((section) => {
    const said = itemsOf(section).flatMap((item) => saidOf(text, item, answers) ?? [])
    return said.length === 0 ? [] : [{ section, said }]
  })
  const places = zones.flatMap((zone) => {
    const answer = answers.places[zone]
    return answer === undefined ? [] : [{ name: placeName(text, zone), said: text(`screens.looking.places.kinds.${answer}`) }]
  })
  const flags = redFlags.flatMap((flag) => {
    const isSo = answers.flags[flag]
    return isSo === undefined ? [] : [{ name: text(`screens.looking.flags.${flag}`), said: text(isSo ? 'screens.looking.red.yes' : 'screens.looking.red.no') }]
  })
  const word = (answers.note ?? '').trim()
  if (inSections.length + places.length + flags.length === 0 && word === '') return null
  return (
    <Disclosure word={text('screens.ownFile.child.answers')} about={text('screens.looking.progress.some', { n: answeredIn(answers), of: itemCount })}>
      {inSections.map(({ section, said }) => (
        <section key={section} className={styles['answers']}>
          <h4>{sectionName(text, section)}</h4>
          <ul className={styles['rows']}>
            {said.map((one) => (
              <Said key={one.number} alias={alias} {...one} />
            ))}
          </ul>
        </section>
      ))}
      <Lines title={text('screens.looking.places.title', { alias })} lines={places} />
      <Lines title={text('screens.looking.fill.closing.flags')} lines={flags} />
      {word === '' ? null : (
        <section className={styles['answers']}>
          <h4>{text('screens.looking.fill.closing.note')}</h4>
          <p dir="auto" className={styles['text']}>
            {word}
          </p>
        </section>
      )}
    </Disclosure>
  )
}

interface SaidProps {
  readonly number: Item['number']
  /** The answer, or null if only help or a note was recorded. */
  readonly answer: string | null
  readonly helps: readonly string[]
  readonly note: string
}

/** Returns the answers about one item, or null if there are none. */
function saidOf(text: Text, { number }: Item, { items }: Answers): SaidProps | null {
  const found = items[number]
  if (found === undefined) return null
  const said = { number, answer: answerText(text, found), helps: found.supports.map((support) => supportName(text, support)), note: (found.note ?? '').trim() }
  return said.answer === null && said.helps.length === 0 && said.note === '' ? null : said
}

function Said({ alias, number, answer, helps, note }: SaidProps & Pick<Props, 'alias'>) {
  const text = useText()
  return (
    <li>
      <p className="muted">{itemText(text, number, alias)}</p>
      {answer === null ? null : <p dir="auto">{answer}</p>}
      {helps.length === 0 && note === '' ? null : (
        <dl className={styles['lines']}>
          {helps.length === 0 ? null : (
            <>
              <dt>{text('screens.looking.fill.helped')}</dt>
              <dd>{sayAll(helps)}</dd>
            </>
          )}
          {note === '' ? null : (
            <>
              <dt>{text('screens.looking.fill.note')}</dt>
              <dd dir="auto" className={styles['text']}>
                {note}
              </dd>
            </>
          )}
        </dl>
      )}
    </li>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly { readonly name: string; readonly said: string }[] }) {
  if (lines.length === 0) return null
  return (
    <section className={styles['answers']}>
      <h4>{title}</h4>
      <dl className={styles['lines']}>
        {lines.map(({ name, said }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{said}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}
