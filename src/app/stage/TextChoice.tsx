import { Chip, Group } from '@mantine/core'
import { Link } from 'react-router'
import { starterTexts } from '#domain/words/starters'
import { firstDecks } from '#domain/words/firstDecks'
import { decksIn, toRead } from '#domain/words/outlines'
import type { OwnText } from '#domain/words/texts'
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
  /** Ids of what is picked. */
  readonly value: readonly string[]
  onChange(value: readonly string[]): void
}

/** Which of the child's texts are read; none picked means all of its own. */
export function TextChoice(props: Props) {
  const text = useText()
  const all = [...toRead(useOwnTexts()), ...starterTexts()]
  return <Choice {...props} all={all} why={text('app.sheet.textsWhy')} more={{ to: '/texts?from=play', says: text('app.sheet.texts') }} />
}

/** Which of the child's sets of words are met; none picked means all of its own. */
export function DeckChoice(props: Props) {
  const text = useText()
  const all = [...decksIn(useOwnTexts()), ...firstDecks()].map(({ id, name }) => ({ id, text: name }))
  return <Choice {...props} all={all} why={text('app.sheet.decksWhy')} more={{ to: '/outlines?from=play', says: text('app.sheet.decks') }} />
}

/** What adults wrote for the child who plays. */
function useOwnTexts(): readonly OwnText[] {
  const childId = useStage().snapshot.context.request?.header.childId ?? null
  const { texts } = useTexts(childId)
  return texts === 'unknown' ? [] : texts
}

interface ChoiceProps extends Props {
  readonly all: readonly Pick<OwnText, 'id' | 'text'>[]
  readonly why: string
  /** Where more of them are written. */
  readonly more: { readonly to: string; readonly says: string }
}

function Choice({ label, most, value, onChange, all, why, more }: ChoiceProps) {
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
      <p className="quiet">{why}</p>
      <Link className="press" to={withAutomation(more.to)}>
        {more.says}
      </Link>
    </fieldset>
  )
}

function shortened(whole: string): string {
  const letters = graphemesOf(whole.replaceAll('\n', ' '))
  return letters.length <= SHOWN_LETTERS ? letters.join('') : `${letters.slice(0, SHOWN_LETTERS).join('')} …`
}
