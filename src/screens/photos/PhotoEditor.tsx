import { useState } from 'react'
import type { Pixels } from '#domain/photos/pixels'
import type { Word } from '#domain/words/words'
import type { Photo } from '#ports/photos'
import { useText } from '../../text/i18n'
import { Notice } from '../notice/Notice'
import { AboutStep, type AboutPhoto } from './AboutStep'
import { BackgroundStep } from './BackgroundStep'
import { CropStep } from './CropStep'
import { pixelsOf, type CutPicture } from './cutting'
import type { PhotosWork } from './usePhotos'

/** What the editor begins with: a picture that was just opened, or a photo that is kept already. */
export type Beginning = { readonly source: HTMLCanvasElement } | { readonly photo: Photo }

type Step =
  | { readonly name: 'crop'; readonly source: HTMLCanvasElement }
  | { readonly name: 'background'; readonly source: HTMLCanvasElement; readonly pixels: Pixels }
  | { readonly name: 'about'; readonly picture: CutPicture; readonly back: Step | null }

interface Props {
  readonly beginning: Beginning
  readonly words: readonly Word[]
  readonly work: PhotosWork
  onKept(about: AboutPhoto): void
  onCancel(): void
}

/** From a picture to a kept photo: crop, background, name and parts. */
export function PhotoEditor({ beginning, words, work, onKept, onCancel }: Props) {
  const text = useText()
  const before = 'photo' in beginning ? beginning.photo : null
  const [step, setStep] = useState<Step>('photo' in beginning ? { name: 'about', picture: beginning.photo, back: null } : { name: 'crop', source: beginning.source })
  const [failure, setFailure] = useState<'full' | 'other' | null>(null)
  const [isKeeping, setKeeping] = useState(false)

  const keep = async ({ blob, look }: CutPicture, about: AboutPhoto) => {
    setKeeping(true)
    setFailure(null)
    const refused = await work.keep({ ...about, blob, look }, before?.wordId ?? null)
    setKeeping(false)
    if (refused === null) onKept(about)
    else setFailure(refused)
  }

  switch (step.name) {
    case 'crop':
      return <CropStep source={step.source} onCancel={onCancel} onDone={(crop) => setStep({ name: 'background', source: step.source, pixels: pixelsOf(step.source, crop) })} />
    case 'background':
      return (
        <BackgroundStep
          pixels={step.pixels}
          onBack={() => setStep({ name: 'crop', source: step.source })}
          onDone={(picture) => setStep({ name: 'about', picture, back: step })}
        />
      )
    case 'about':
      return (
        <AboutStep
          picture={step.picture.blob}
          words={words}
          taken={new Set(work.notes?.map(({ wordId }) => wordId))}
          before={before}
          isKeeping={isKeeping}
          problem={
            failure === null ? null : (
              <Notice kind="problem" title={text('screens.photos.storeFailed.title')}>
                {text(`screens.photos.storeFailed.${failure}`)}
              </Notice>
            )
          }
          onKeep={(about) => void keep(step.picture, about)}
          onBack={() => (step.back === null ? onCancel() : setStep(step.back))}
        />
      )
  }
}
