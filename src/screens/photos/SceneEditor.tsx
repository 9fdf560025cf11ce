import { useState } from 'react'
import { fittingBox, type Box } from '#domain/photos/box'
import { cropCentre, onOther, type Crop } from '#domain/photos/crop'
import { ownWordId } from '#domain/words/ownWords'
import { useUnsavedChangesGuard } from '#app/forms/useUnsavedChangesGuard'
import type { AboutPhoto } from './AboutStep'
import { BoxStep } from './BoxStep'
import { CropStep } from './CropStep'
import { lookInBox, photoSceneOf } from './cutting'
import { LeaveQuestion } from './LeaveQuestion'
import { PhotoNotSaved } from './PhotoNotSaved'
import type { Beginning } from './PhotoEditor'
import type { PhotosWork } from './usePhotos'

interface Props {
  readonly beginning: Beginning
  readonly work: PhotosWork
  onSaved(about: AboutPhoto): void
  onCancel(): void
}

/** A cropped square of a picture. */
interface Cut {
  readonly crop: Crop
  readonly picture: Blob
}

/** The steps from a picture to a stored scene: crop, then the box around the thing and its name. */
export function SceneEditor({ beginning, work, onSaved, onCancel }: Props) {
  const before = 'photo' in beginning ? beginning.photo : null
  const source = 'source' in beginning ? beginning.source : null
  const [crop, setCrop] = useState<Crop | null>(() => (source === null ? null : cropCentre(source)))
  const [cut, setCut] = useState<Cut | null>(null)
  const [isCropping, setCropping] = useState(source !== null)
  const [box, setBox] = useState<Box | null>(before?.scene ?? null)
  const [typed, setTyped] = useState(before?.name ?? '')
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<'full' | 'other' | null>(null)
  const isChanged = before !== null && (box !== before.scene || typed !== before.name)
  const leaving = useUnsavedChangesGuard(source !== null || isChanged, onCancel)
  const picture = before?.blob ?? cut?.picture ?? null

  const toBox = async (from: HTMLCanvasElement, chosen: Crop) => {
    const isSame = cut !== null && JSON.stringify(cut.crop) === JSON.stringify(chosen)
    if (!isSame) {
      const picture = await photoSceneOf(from, chosen).catch(() => null)
      if (picture === null) return setFailure('other')
      // Moves a box drawn on another crop of the picture so that it stays around its thing.
      if (cut !== null && box !== null) setBox(boxOn(box, cut.crop, chosen))
      setCut({ crop: chosen, picture })
    }
    setCropping(false)
  }
  const keep = async (blob: Blob, { name, box: scene }: { readonly name: string; readonly box: Box }) => {
    setSaving(true)
    setFailure(null)
    const about: AboutPhoto = { wordId: before?.wordId ?? ownWordId(crypto.randomUUID()), name, category: before?.category ?? 'everyday', parts: [] }
    const look = await lookInBox(blob, scene).catch(() => null)
    const refused = look === null ? 'other' : await work.keep({ ...about, scene, blob, look }, before?.wordId ?? null)
    setSaving(false)
    if (refused === null) onSaved(about)
    else setFailure(refused)
  }

  return (
    <>
      {isCropping && source !== null && crop !== null ? (
        <CropStep
          source={source}
          crop={crop}
          of="scene"
          beginsAnew={false}
          onCrop={(next) => setCrop((now) => (now === null ? null : next(now)))}
          onCancel={() => (cut === null ? onCancel() : leaving.ask(onCancel))}
          onDone={() => void toBox(source, crop)}
        />
      ) : null}
      {isCropping || picture === null ? null : (
        <BoxStep
          picture={picture}
          box={box}
          typed={typed}
          isSaving={isSaving}
          problem={failure === null ? null : <PhotoNotSaved failure={failure} />}
          onBox={setBox}
          onTyped={setTyped}
          onSave={(about) => void keep(picture, about)}
          onBack={() => (source === null ? leaving.ask(onCancel) : setCropping(true))}
        />
      )}
      <LeaveQuestion leaving={leaving} of={source === null ? 'changes' : 'photo'} />
    </>
  )
}

/** Returns the position of a box on another crop of the same picture. */
function boxOn([x, y, width, height]: Box, from: Crop, to: Crop): Box {
  const corner = onOther({ x, y }, from, to)
  const scale = from.side / to.side
  return fittingBox([corner.x, corner.y, width * scale, height * scale])
}
