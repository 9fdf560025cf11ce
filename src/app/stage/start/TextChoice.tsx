import { Link } from 'react-router'
import { starterTexts } from '#domain/words/starters'
import { firstDecks } from '#domain/words/firstDecks'
import { decksIn, toRead } from '#domain/words/outlines'
import type { OwnText } from '#domain/words/texts'
import { graphemesOf } from '#domain/words/reading'
import { useText } from '#text/i18n'
import { ManyChips } from '#ui/Chips'
import { withAutomation } from '../../services/automation'
import { useTexts } from '../../play/childTexts'
import { Picks } from './Picks'

/** Number of letters of a text that the list shows. */
const SHOWN_LETTERS = 40

interface Props {
  readonly childId: string | null
  /** Whether to include a link for writing more. */
  readonly writes: boolean
  readonly label: string
  readonly most: number
  /** Ids of the chosen texts. */
  readonly value: readonly string[]
  onChange(value: readonly string[]): void
}

/** Chooses which of the child's texts to read. If none is chosen, all of them are used. */
export function TextChoice(props: Props) {
  const text = useText()
  const all = [...toRead(useOwnTexts(props.childId)), ...starterTexts()]
  return <Choice {...props} all={all} why={text('app.sheet.textsWhy')} more={{ to: '/texts?from=play', says: text('app.sheet.texts') }} />
}

/** Chooses which of the child's decks of words to use. If none is chosen, all of them are used. */
export function OutlineDeckChoice(props: Props) {
  const text = useText()
  const all = [...decksIn(useOwnTexts(props.childId)), ...firstDecks()].map(({ id, name }) => ({ id, text: name }))
  return <Choice {...props} all={all} why={text('app.sheet.decksWhy')} more={{ to: '/outlines?from=play', says: text('app.sheet.decks') }} />
}

/** Returns the texts that adults wrote for the child. */
function useOwnTexts(childId: string | null): readonly OwnText[] {
  const { texts } = useTexts(childId)
  return texts === 'unknown' ? [] : texts
}

interface ChoiceProps extends Props {
  readonly all: readonly Pick<OwnText, 'id' | 'text'>[]
  readonly why: string
  /** The page on which more of them can be written. */
  readonly more: { readonly to: string; readonly says: string }
}

function Choice({ writes, label, most, value, onChange, all, why, more }: ChoiceProps) {
  const picked = value.filter((id) => all.some((each) => each.id === id))
  return (
    <Picks label={label} picked={picked.length}>
      <ManyChips
        options={all.map((each) => ({ value: each.id, label: <span dir="auto">{shortened(each.text)}</span> }))}
        value={picked}
        most={most}
        onChange={onChange}
      />
      <p className="muted">{why}</p>
      {writes ? (
        <Link className="press" to={withAutomation(more.to)}>
          {more.says}
        </Link>
      ) : null}
    </Picks>
  )
}

function shortened(whole: string): string {
  const letters = graphemesOf(whole.replaceAll('\n', ' '))
  return letters.length <= SHOWN_LETTERS ? letters.join('') : `${letters.slice(0, SHOWN_LETTERS).join('')} …`
}
