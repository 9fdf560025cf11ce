import { useId, useState } from 'react'
import type { ColourName } from '#domain/child/palette'
import { colourNames } from '#domain/child/palette'
import { tidyName } from '#domain/names'
import { OUTLINE_RANGES, outlineCases, type OutlineLook, type OutlineStyle } from '#domain/words/outlineStyle'
import { deckFault, OUTLINE_LIMIT, wordsIn } from '#domain/words/outlines'
import { graphemesOf } from '#domain/words/reading'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Choices } from '#ui/Choices'
import { Field, TextArea } from '#ui/Field'
import { Stepper } from '#ui/Stepper'
import { ColourDisc } from '../children/ColourDisc'
import { DeckPreview } from './DeckPreview'
import styles from './outlines.module.css'

export interface WrittenDeck extends OutlineLook {
  readonly words: readonly string[]
}

interface Props {
  readonly alias: string
  /** The child's own colour. */
  readonly own: ColourName
  readonly before: WrittenDeck
  /** Resolves to true once the deck is stored. Until then, the input stays in its fields. */
  readonly onSave: (deck: WrittenDeck) => Promise<boolean>
  readonly onLeave: () => void
}

const OWN = 'own'

/** The form for a deck's words and their drawing style. It reports a word that is too long and never cuts it off. */
export function DeckForm({ alias, own, before, onSave, onLeave }: Props) {
  const text = useText()
  const [name, setName] = useState(before.name)
  const [typed, setTyped] = useState(before.words.join('\n'))
  const [style, setStyle] = useState(before.style)
  const [isSaving, setSaving] = useState(false)
  const words = wordsIn(typed)
  const fault = deckFault(words)
  const title = tidyName(name) || before.name
  const isNameTooLong = graphemesOf(title).length > OUTLINE_LIMIT.name

  async function keep(): Promise<void> {
    setSaving(true)
    const isKept = await onSave({ name: title, words, style })
    setSaving(false)
    if (isKept) onLeave()
  }

  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        if (fault === null && !isNameTooLong && !isSaving) void keep()
      }}
    >
      <Field
        label={text('screens.outlines.name')}
        dir="auto"
        value={name}
        error={isNameTooLong ? text('screens.outlines.nameTooLong', { most: OUTLINE_LIMIT.name }) : null}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextArea
        label={text('screens.outlines.words')}
        hint={text('screens.outlines.hint')}
        dir="auto"
        rows={4}
        value={typed}
        error={
          fault === 'too-many'
            ? text('screens.outlines.tooMany', { most: OUTLINE_LIMIT.words, found: words.length })
            : fault === 'too-long'
              ? text('screens.outlines.tooLong', { most: OUTLINE_LIMIT.letters })
              : null
        }
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <StyleFields alias={alias} style={style} onChange={setStyle} />
      {fault === null ? <DeckPreview words={words} style={style} own={own} /> : null}
      <div className={styles['tools']}>
        <Button type="submit" kind="now" disabled={fault !== null || isNameTooLong || isSaving}>
          {text('screens.outlines.keep')}
        </Button>
        <Button onClick={onLeave}>{text('screens.outlines.leave')}</Button>
      </div>
    </form>
  )
}

function StyleFields({ alias, style, onChange }: { alias: string; style: OutlineStyle; onChange: (style: OutlineStyle) => void }) {
  const text = useText()
  const id = useId()
  const named = (part: string, label: string, control: React.ReactNode) => (
    <div className={styles['dial']}>
      <h3 id={`${id}${part}`}>{label}</h3>
      {control}
    </div>
  )
  const stepper = (part: 'width' | 'gap') => (
    <Stepper
      label={text(`screens.outlines.${part}`)}
      value={style[part]}
      said={text('screens.outlines.steps', { figure: style[part] })}
      stops={stopsOf(OUTLINE_RANGES[part])}
      isDisabled={false}
      onChange={(value) => onChange({ ...style, [part]: value ?? style[part] })}
    />
  )
  return (
    <>
      {named(
        'colour',
        text('screens.outlines.colour'),
        <Choices
          labelledBy={`${id}colour`}
          value={style.colour ?? OWN}
          options={[
            { value: OWN, content: text('screens.outlines.ownColour', { alias }) },
            ...colourNames.map((colour) => ({
              value: colour,
              content: (
                <>
                  <ColourDisc colour={colour} />
                  {text(`screens.children.form.colours.${colour}`)}
                </>
              ),
            })),
          ]}
          isDisabled={false}
          onChange={(colour) => onChange({ ...style, colour: colour === OWN ? null : colour })}
        />,
      )}
      {named('width', text('screens.outlines.width'), stepper('width'))}
      {named('gap', text('screens.outlines.gap'), stepper('gap'))}
      {named(
        'case',
        text('screens.outlines.letterCase'),
        <Choices
          labelledBy={`${id}case`}
          value={style.letterCase}
          options={outlineCases.map((each) => ({ value: each, content: text(`screens.outlines.cases.${each}`) }))}
          isDisabled={false}
          onChange={(letterCase) => onChange({ ...style, letterCase })}
        />,
      )}
      {named(
        'shape',
        text('screens.outlines.shapeOfA'),
        <Choices
          labelledBy={`${id}shape`}
          value={style.roundA ? 'round' : 'printed'}
          options={(['round', 'printed'] as const).map((each) => ({ value: each, content: text(`screens.outlines.shapes.${each}`) }))}
          isDisabled={false}
          onChange={(chosen) => onChange({ ...style, roundA: chosen === 'round' })}
        />,
      )}
    </>
  )
}

const stopsOf = ({ min, max, step }: { readonly min: number; readonly max: number; readonly step: number }): readonly number[] =>
  Array.from({ length: Math.round((max - min) / step) + 1 }, (_, index) => min + index * step)
