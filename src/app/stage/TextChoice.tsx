import { Chip, Group } from '@mantine/core'
import { Link } from 'react-router'
import { startersIn } from '#domain/words/starters'
import { language } from '#text/locale'
import { graphemesOf } from '#domain/words/reading'
import { useText } from '#text/i18n'
import { useStage } from '../actors'
import { withAutomation } from '../automation'
import { useTexts } from '../texts'

/** A text is shown up to this many letters in the list. */
const SHOWN_LETTERS = 40

interface Props {
  readonly label: string
  readonly most: number
  /** Ids of the texts that are picked. */
  readonly value: readonly string[]
  onChange(value: readonly string[]): void
}

/** Which of the child's texts are read; none picked means all of its own. */
export function TextChoice({ label, most, value, onChange }: Props) {
  const text = useText()
  const childId = useStage().snapshot.context.request?.header.childId ?? null
  const { texts } = useTexts(childId)
  const all = [...(texts === 'unknown' ? [] : texts), ...startersIn(language())]
  const picked = value.filter((id) => all.some((each) => each.id === id))
  return (
    <fieldset>
      <legend>{label}</legend>
      <Chip.Group multiple value={[...picked]} onChange={onChange}>
        <Group gap="xs">
          {all.map((each) => (
            <Chip key={each.id} value={each.id} size="lg" disabled={picked.length >= most && !picked.includes(each.id)}>
              <span dir="auto">{shortened(each.text)}</span>
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <p className="quiet">{text('app.sheet.textsWhy')}</p>
      <Link className="press" to={withAutomation('/texts?from=play')}>
        {text('app.sheet.texts')}
      </Link>
    </fieldset>
  )
}

function shortened(whole: string): string {
  const letters = graphemesOf(whole.replaceAll('\n', ' '))
  return letters.length <= SHOWN_LETTERS ? letters.join('') : `${letters.slice(0, SHOWN_LETTERS).join('')} …`
}
