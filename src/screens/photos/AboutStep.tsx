import { useMemo, useState, type ReactNode } from 'react'
import { isSameName } from '#domain/names'
import { everyNameOf } from '#domain/words/inLanguage'
import { onOther, type Crop } from '#domain/photos/crop'
import { isFaceWord, marksFrom, mayShowFace, pointsOf, type FaceMarks, type FacePoint, type FacePoints } from '#domain/photos/face'
import { MAX_PHOTO_NAME, nameFrom, type MarkedPart } from '#domain/photos/photo'
import { isOwnWord, ownWordId } from '#domain/words/ownWords'
import { categories, type Category, type Word } from '#domain/words/words'
import { useText } from '#text/i18n'
import { Choices } from '#ui/Choices'
import { Button } from '#ui/Button'
import { Field } from '#ui/Field'
import { FaceFields } from './FaceFields'
import { MarkedPicture } from './MarkedPicture'
import { draftOf, partOn, partsFrom, type DraftPart } from './marks'
import { PartFields } from './PartFields'
import styles from './photos.module.css'
import { StepHeading } from './StepHeading'

/** An adult's description of a photo. */
export interface AboutPhoto {
  readonly wordId: string
  readonly name: string
  readonly category: Category
  readonly parts: readonly MarkedPart[]
  readonly face?: FaceMarks
}

const OWN = 'own'
const NO_NAMES: readonly string[] = []

/** The unfinished description. */
export interface AboutDraft {
  readonly typed: string
  /** The word from the list, or a marker for the adult's own word. It is null before a choice. */
  readonly chosen: string | null
  readonly category: Category
  readonly parts: readonly DraftPart[]
  /** Whether the adult says that the child's own word is a face. */
  readonly isFace: boolean
  /** The points marked on a face. They are kept even while it is not known whether the photo shows a face. */
  readonly points: FacePoints
}

export const aboutDraftOf = (before: AboutPhoto | null): AboutDraft => ({
  typed: before?.name ?? '',
  chosen: before === null ? null : isOwnWord({ id: before.wordId }) ? OWN : before.wordId,
  category: before?.category ?? 'everyday',
  parts: (before?.parts ?? []).map(draftOf),
  isFace: before?.face !== undefined,
  points: pointsOf(before?.face),
})

/** Moves the marks of a description to another crop of the same picture. Face points outside the new crop must be set again. */
export function draftOnCrop(draft: AboutDraft, from: Crop, to: Crop): AboutDraft {
  const points = draft.points.map((point) => onOther(point, from, to))
  const isOff = ({ x, y }: FacePoint) => x < 0 || x > 1 || y < 0 || y > 1
  const off = points.findIndex(isOff)
  return { ...draft, parts: draft.parts.map((part) => partOn(part, from, to)), points: off < 0 ? points : points.slice(0, off) }
}

interface Props {
  readonly picture: Blob
  readonly words: readonly Word[]
  /** Ids of the words that already have a photo. */
  readonly taken: ReadonlySet<string>
  /** The stored description if an existing photo is being changed. */
  readonly before: AboutPhoto | null
  readonly draft: AboutDraft
  readonly problem: ReactNode
  readonly isSaving: boolean
  onDraft(next: AboutDraft): void
  onSave(about: AboutPhoto): void
  onBack(): void
}

/** The step that asks for the thing's name and its distinguishing parts. */
export function AboutStep({ picture, words, taken, before, draft, problem, isSaving, onDraft, onSave, onBack }: Props) {
  const text = useText()
  const { typed, chosen, category, parts, isFace, points } = draft
  const setParts = (next: readonly DraftPart[]) => onDraft({ ...draft, parts: next })
  const [isChecked, setChecked] = useState(false)
  const names = useMemo(() => [...new Set(words.map(({ word }) => word))], [words])

  const name = nameFrom(typed)
  const matches = name === null ? [] : words.filter((word) => everyNameOf(word).some((each) => isSameName(each, name)))
  const listWord = chosen === OWN ? undefined : (matches.find(({ id }) => id === chosen) ?? matches[0])
  const isReplacing = listWord !== undefined && taken.has(listWord.id) && listWord.id !== before?.wordId
  // The list says whether its word is a face. For the child's own word, the adult says so.
  const isTold = listWord === undefined ? isFace : null
  const offersFace = listWord === undefined ? name !== null && mayShowFace({ id: ownWordId(''), category }) : isFaceWord(listWord)
  const isOfFace = offersFace && isTold !== false

  const keep = () => {
    setChecked(true)
    const marked = partsFrom(parts)
    const face = isOfFace ? marksFrom(points) : null
    if (name === null || marked === null || (isOfFace && face === null && points.length > 0)) return
    const kept = { parts: marked, ...(face === null ? {} : { face }) }
    if (listWord !== undefined) return onSave({ wordId: listWord.id, name: listWord.word, category: listWord.category, ...kept })
    const known = before !== null && isOwnWord({ id: before.wordId }) ? before.wordId : null
    onSave({ wordId: known ?? ownWordId(crypto.randomUUID()), name, category, ...kept })
  }

  return (
    <section className={styles['step']} aria-labelledby="about-title">
      <form
        className={styles['beside']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          keep()
        }}
      >
        <StepHeading id="about-title">{text('screens.photos.about.title')}</StepHeading>
        <Field
          label={text('screens.photos.about.name')}
          list="about-names"
          autoComplete="off"
          value={typed}
          error={isChecked && name === null ? text('screens.photos.about.nameWrong', { most: MAX_PHOTO_NAME }) : null}
          onChange={({ currentTarget }) => onDraft({ ...draft, typed: currentTarget.value })}
        />
        <datalist id="about-names">
          {/* Empty for a word on the list: its question is below the field, and the names would cover the question. */}
          {(matches.length === 0 ? names : NO_NAMES).map((each) => (
            <option key={each}>{each}</option>
          ))}
        </datalist>
        {matches.length === 0 ? null : (
          <>
            <span id="about-which">{text('screens.photos.about.which')}</span>
            <Choices
              labelledBy="about-which"
              value={listWord?.id ?? OWN}
              isDisabled={false}
              options={[
                ...matches.map(({ id, word, category: of }) => ({
                  value: id,
                  content: text('screens.photos.about.ofList', { word, category: text(`screens.voices.categories.${of}`) }),
                })),
                { value: OWN, content: text('screens.photos.about.ofOwn') },
              ]}
              onChange={(next) => onDraft({ ...draft, chosen: next })}
            />
          </>
        )}
        {name === null || listWord !== undefined ? null : (
          <>
            <span id="about-category">{text('screens.photos.about.category')}</span>
            <Choices
              labelledBy="about-category"
              value={category}
              isDisabled={false}
              options={categories.map((each) => ({ value: each, content: text(`screens.voices.categories.${each}`) }))}
              onChange={(next) => onDraft({ ...draft, category: next })}
            />
          </>
        )}
        {isReplacing ? <p className="muted">{text('screens.photos.about.replaces', { word: listWord.word })}</p> : null}
        {offersFace ? (
          <FaceFields
            picture={picture}
            name={name ?? text('screens.photos.about.picture')}
            isTold={isTold}
            points={points}
            isChecked={isChecked}
            onTold={(told) => onDraft({ ...draft, isFace: told })}
            onPoints={(next) => onDraft({ ...draft, points: next })}
          />
        ) : null}
        <PartFields parts={parts} isChecked={isChecked} onChange={setParts} />
        {problem}
        <div className={styles['tools']}>
          <Button type="submit" loading={isSaving}>
            {text('screens.photos.about.keep')}
          </Button>
          <Button kind="subtle" onClick={onBack}>
            {text('screens.photos.back')}
          </Button>
        </div>
      </form>
      <MarkedPicture picture={picture} name={name ?? text('screens.photos.about.picture')} parts={parts} onChange={setParts} />
    </section>
  )
}
