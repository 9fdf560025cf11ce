import { useState } from 'react'
import { cropCentre, squareWithin, type Crop } from '#domain/photos/crop'
import { startHistory, type History } from '#domain/photos/history'
import { maskOf, type Mask, type Pixels } from '#domain/photos/pixels'
import type { Word } from '#domain/words/words'
import type { Photo } from '#ports/photos'
import { useUnsavedChangesGuard } from '#app/forms/useUnsavedChangesGuard'
import { aboutDraftOf, AboutStep, draftOnCrop, type AboutPhoto } from './AboutStep'
import { BackgroundStep } from './BackgroundStep'
import { CropStep } from './CropStep'
import { pixelsOf, type CutPicture } from './cutting'
import { LeaveQuestion } from './LeaveQuestion'
import { PhotoNotSaved } from './PhotoNotSaved'
import type { PhotosWork } from './usePhotos'

/** The editor's starting point: a newly opened picture or a stored photo. */
export type Beginning = { readonly source: HTMLCanvasElement } | { readonly photo: Photo }

/** The cropped square and its mask. */
interface Cut {
  readonly crop: Crop
  readonly pixels: Pixels
  readonly history: History<Mask>
}

interface Props {
  readonly beginning: Beginning
  readonly words: readonly Word[]
  readonly work: PhotosWork
  onSaved(about: AboutPhoto): void
  onCancel(): void
}

/** The steps from a picture to a stored photo: crop, background, name and parts. Each step keeps its state when the adult returns to it. */
export function PhotoEditor({ beginning, words, work, onSaved, onCancel }: Props) {
  const before = 'photo' in beginning ? beginning.photo : null
  const source = 'source' in beginning ? beginning.source : null
  const [step, setStep] = useState<'crop' | 'background' | 'about'>(source === null ? 'about' : 'crop')
  const [crop, setCrop] = useState<Crop | null>(() => (source === null ? null : cropCentre(source)))
  const [cut, setCut] = useState<Cut | null>(null)
  const [picture, setPicture] = useState<CutPicture | null>(before)
  const [square, setSquare] = useState<Crop | null>(null)
  const [first] = useState(() => aboutDraftOf(before))
  const [draft, setDraft] = useState(first)
  const [failure, setFailure] = useState<'full' | 'other' | null>(null)
  const [isSaving, setSaving] = useState(false)
  // Asks before the editor is left, because a picture that was just taken may exist nowhere else.
  const leaving = useUnsavedChangesGuard(source !== null || draft !== first, onCancel)

  const keep = async ({ blob, look }: CutPicture, about: AboutPhoto) => {
    setSaving(true)
    setFailure(null)
    const refused = await work.keep({ ...about, blob, look }, before?.wordId ?? null)
    setSaving(false)
    if (refused === null) onSaved(about)
    else setFailure(refused)
  }
  const toBackground = (from: HTMLCanvasElement, chosen: Crop) => {
    const isSame = cut !== null && JSON.stringify(cut.crop) === JSON.stringify(chosen)
    if (!isSame) {
      const pixels = pixelsOf(from, chosen)
      setCut({ crop: chosen, pixels, history: startHistory(maskOf(pixels)) })
    }
    setStep('background')
  }
  // Discards a picture with a single press if nothing has been changed yet.
  const cancel = () => (source !== null && cut === null ? onCancel() : leaving.ask(onCancel))

  return (
    <>
      {step === 'crop' && source !== null && crop !== null ? (
        <CropStep
          source={source}
          crop={crop}
          of="thing"
          beginsAnew={cut !== null && cut.history.past.length > 0}
          onCrop={(next) => setCrop((now) => (now === null ? null : next(now)))}
          onCancel={cancel}
          onDone={() => toBackground(source, crop)}
        />
      ) : null}
      {step === 'background' && cut !== null ? (
        <BackgroundStep
          pixels={cut.pixels}
          history={cut.history}
          onHistory={(next) => setCut((now) => (now === null ? null : { ...now, history: next(now.history) }))}
          onBack={() => setStep('crop')}
          onDone={(done) => {
            const next = squareWithin(cut.crop, cut.pixels.width, done.square)
            // Moves marks from an earlier crop so that they stay at their place on the thing.
            if (square !== null) setDraft((now) => draftOnCrop(now, square, next))
            setSquare(next)
            setPicture(done)
            setStep('about')
          }}
        />
      ) : null}
      {step === 'about' && picture !== null ? (
        <AboutStep
          picture={picture.blob}
          words={words}
          taken={new Set(work.notes?.map(({ wordId }) => wordId))}
          before={before}
          draft={draft}
          isSaving={isSaving}
          problem={failure === null ? null : <PhotoNotSaved failure={failure} />}
          onDraft={setDraft}
          onSave={(about) => void keep(picture, about)}
          onBack={() => (source === null ? cancel() : setStep('background'))}
        />
      ) : null}
      <LeaveQuestion leaving={leaving} of={source === null ? 'changes' : 'photo'} />
    </>
  )
}
