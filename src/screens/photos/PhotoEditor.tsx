import { useState } from 'react'
import { cropCentre, squareWithin, type Crop } from '#domain/photos/crop'
import { begin, type History } from '#domain/photos/history'
import { maskOf, type Mask, type Pixels } from '#domain/photos/pixels'
import type { Word } from '#domain/words/words'
import type { Photo } from '#ports/photos'
import { useUnsavedChangesGuard } from '#app/forms/useUnsavedChangesGuard'
import { aboutDraftOf, AboutStep, draftOn, type AboutPhoto } from './AboutStep'
import { BackgroundStep } from './BackgroundStep'
import { CropStep } from './CropStep'
import { pixelsOf, type CutPicture } from './cutting'
import { LeaveQuestion } from './LeaveQuestion'
import { NotKept } from './NotKept'
import type { PhotosWork } from './usePhotos'

/** What the editor begins with: a picture that was just opened, or a photo that is kept already. */
export type Beginning = { readonly source: HTMLCanvasElement } | { readonly photo: Photo }

/** The square that was cut, and what was taken off in it. */
interface Cut {
  readonly crop: Crop
  readonly pixels: Pixels
  readonly history: History<Mask>
}

interface Props {
  readonly beginning: Beginning
  readonly words: readonly Word[]
  readonly work: PhotosWork
  onKept(about: AboutPhoto): void
  onCancel(): void
}

/** From a picture to a kept photo: crop, background, name and parts. What was done at a step is there again when one comes back to it. */
export function PhotoEditor({ beginning, words, work, onKept, onCancel }: Props) {
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
  const [isKeeping, setKeeping] = useState(false)
  // A picture that was just taken may be nowhere else.
  const leaving = useUnsavedChangesGuard(source !== null || draft !== first, onCancel)

  const keep = async ({ blob, look }: CutPicture, about: AboutPhoto) => {
    setKeeping(true)
    setFailure(null)
    const refused = await work.keep({ ...about, blob, look }, before?.wordId ?? null)
    setKeeping(false)
    if (refused === null) onKept(about)
    else setFailure(refused)
  }
  const toBackground = (from: HTMLCanvasElement, chosen: Crop) => {
    const isSame = cut !== null && JSON.stringify(cut.crop) === JSON.stringify(chosen)
    if (!isSame) {
      const pixels = pixelsOf(from, chosen)
      setCut({ crop: chosen, pixels, history: begin(maskOf(pixels)) })
    }
    setStep('background')
  }
  // Before anything was done to it, giving a picture up is one press.
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
            // What was marked on an earlier cut stays where it is on the thing.
            if (square !== null) setDraft((now) => draftOn(now, square, next))
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
          isKeeping={isKeeping}
          problem={failure === null ? null : <NotKept failure={failure} />}
          onDraft={setDraft}
          onKeep={(about) => void keep(picture, about)}
          onBack={() => (source === null ? cancel() : setStep('background'))}
        />
      ) : null}
      <LeaveQuestion leaving={leaving} of={source === null ? 'changes' : 'photo'} />
    </>
  )
}
