import { useId, useState } from 'react'
import type { ColourName } from '#domain/child/palette'
import { type Paper, cardPapers } from '#domain/words/cardSheet'
import { inLetterCase, type OutlineDeck } from '#domain/words/outlines'
import type { Child } from '#domain/people/people'
import type { WordShape } from '#ports/wordCards'
import { download, fileName } from '#app/forms/download'
import { useServices } from '#app/services/services'
import { useText } from '#text/i18n'
import { language } from '#text/locale'
import { Button } from '#ui/Button'
import { Choices } from '#ui/Choices'
import { Notice } from '../notice/Notice'
import { cardColours, type CardGround, lineColour } from './colours'
import styles from './outlines.module.css'
import { wordPicture } from './wordPicture'
import { usePictures } from './usePictures'
import { useShapes } from './useShapes'

const parts = ['both', 'outline', 'letters'] as const
type Part = (typeof parts)[number]

/** Returns the requested part of a word. A word without an outline always shows its letters. */
const partOf = (shape: WordShape, part: Part): WordShape => ({
  ...shape,
  outline: part === 'letters' ? null : shape.outline,
  letters: part === 'outline' && shape.outline !== null ? null : shape.letters,
})

/** Makes cards to cut out (PDF) and pictures of single words, on this device. */
export function PrintDeck({ deck, child, own }: { deck: OutlineDeck; child: Child; own: ColourName }) {
  const text = useText()
  const id = useId()
  const { loadWordCards } = useServices()
  const shapes = useShapes(deck.words, deck.style)
  const pictures = usePictures(deck.words, child)
  const [paper, setPaper] = useState<Paper>('a4')
  const [ground, setGround] = useState<CardGround>('white')
  const [part, setPart] = useState<Part>('both')
  const [hasBacks, setBacks] = useState(true)
  const [making, setMaking] = useState<'none' | 'busy' | 'failed'>('none')
  const isWithout = pictures !== null && pictures.every((picture) => picture === null)
  const look = { ...cardColours[ground], outline: lineColour(deck.style.colour, own, ground) }

  async function save(): Promise<void> {
    if (shapes === null || shapes === 'failed') return
    setMaking('busy')
    try {
      const cards = shapes.map((shape, index) => ({
        shape: partOf(shape, part),
        picture: hasBacks ? (pictures?.[index]?.toDataURL('image/png') ?? null) : null,
      }))
      const sheet = await (await loadWordCards()).sheet(cards, { ...look, title: deck.name, language: language(), paper })
      download(fileName(deck.name, 'pdf'), sheet, sheet.type)
      setMaking('none')
    } catch {
      setMaking('failed')
    }
  }

  const choice = <Value extends string>(
    name: string,
    label: string,
    value: Value,
    options: readonly { value: Value; content: string }[],
    take: (value: Value) => void,
  ) => (
    <div className={styles['dial']}>
      <h3 id={`${id}${name}`}>{label}</h3>
      <Choices labelledBy={`${id}${name}`} value={value} options={options} isDisabled={false} onChange={take} />
    </div>
  )
  return (
    <div className={styles['form']}>
      <p className="muted">{text('screens.outlines.print.lead')}</p>
      {choice(
        'paper',
        text('screens.outlines.print.paper'),
        paper,
        cardPapers.map((value) => ({ value, content: text(`screens.outlines.print.papers.${value}`) })),
        setPaper,
      )}
      {choice(
        'ground',
        text('screens.outlines.print.ground'),
        ground,
        (['white', 'black'] as const).map((value) => ({ value, content: text(`screens.outlines.print.grounds.${value}`) })),
        setGround,
      )}
      {choice(
        'part',
        text('screens.outlines.print.drawn'),
        part,
        parts.map((value) => ({ value, content: text(`screens.outlines.print.parts.${value}`) })),
        setPart,
      )}
      {isWithout ? (
        <p className="muted">{text('screens.outlines.print.noPictures')}</p>
      ) : (
        choice(
          'backs',
          text('screens.outlines.print.backs'),
          hasBacks ? 'yes' : 'no',
          (['yes', 'no'] as const).map((value) => ({ value, content: text(`screens.outlines.print.withBacks.${value}`) })),
          (value) => setBacks(value === 'yes'),
        )
      )}
      {making === 'failed' || shapes === 'failed' ? <Notice kind="problem">{text('screens.outlines.print.failed')}</Notice> : null}
      <div className={styles['tools']}>
        <Button loading={making === 'busy'} disabled={shapes === null || shapes === 'failed' || pictures === null} onClick={() => void save()}>
          {text(making === 'busy' ? 'screens.outlines.print.saving' : 'screens.outlines.print.save')}
        </Button>
      </div>
      {shapes === null || shapes === 'failed' ? null : (
        <div className={styles['dial']}>
          <h3 id={`${id}pictures`}>{text('screens.outlines.print.pictures')}</h3>
          <div className={styles['tools']} role="group" aria-labelledby={`${id}pictures`}>
            {shapes.map((shape, index) => {
              const word = inLetterCase(deck.words[index] ?? '', deck.style)
              return (
                <Button
                  key={word}
                  aria-label={text('screens.outlines.print.picture', { word })}
                  onClick={() => void wordPicture(partOf(shape, part), look).then((file) => download(fileName(word, 'png'), file, file.type))}
                >
                  {word}
                </Button>
              )
            })}
          </div>
        </div>
      )}
    </div>
  )
}
