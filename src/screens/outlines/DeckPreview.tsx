import type { ColourName } from '#domain/child/palette'
import type { OutlineStyle } from '#domain/words/outlineStyle'
import { inLetterCase } from '#domain/words/outlines'
import { useText } from '#text/i18n'
import { Notice } from '../notice/Notice'
import { lineColour } from './colours'
import { Outlined } from './Outlined'
import styles from './outlines.module.css'
import { useShapes } from './useShapes'

interface Props {
  readonly words: readonly string[]
  readonly style: OutlineStyle
  /** The child's own colour. */
  readonly own: ColourName
}

/** Shows the words as the child will see them. */
export function DeckPreview({ words, style, own }: Props) {
  const text = useText()
  const shapes = useShapes(words, style)
  if (shapes === 'failed') return <Notice kind="problem">{text('screens.outlines.notDrawn')}</Notice>
  const bare = words.filter((_, index) => shapes?.[index]?.outline === null)
  return (
    <>
      <ul className={styles['preview']} aria-label={text('screens.outlines.preview')} aria-busy={shapes === null}>
        {words.map((word, index) => {
          const shape = shapes?.[index]
          return shape === undefined ? null : (
            <li key={word}>
              <Outlined word={inLetterCase(word, style)} shape={shape} colour={lineColour(style.colour, own)} />
            </li>
          )
        })}
      </ul>
      {bare.map((word) => (
        <Notice key={word} kind="info">
          {text('screens.outlines.noShape', { word })}
        </Notice>
      ))}
    </>
  )
}
