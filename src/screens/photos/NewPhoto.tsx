import { useRef } from 'react'
import { useDroppedFile } from '#app/forms/droppedFiles'
import { useText } from '#text/i18n'
import { FileButton } from '#ui/FileButton'
import styles from './photos.module.css'

const ACCEPTED = 'image/*,.heic,.heif'

interface Props {
  readonly what: 'thing' | 'scene'
  readonly alias: string
  readonly isOpening: boolean
  readonly onFile: (file: File | null) => void
}

/** Takes a new photo of a thing or a scene from the camera, a file or a drop. */
export function NewPhotoForm({ what, alias, isOpening, onFile }: Props) {
  const text = useText()
  const place = useRef<HTMLElement>(null)
  useDroppedFile(place, (file) => (isOpening ? undefined : onFile(file)))
  return (
    <section ref={place} className={styles['list']} aria-labelledby={`new-${what}`}>
      <h2 id={`new-${what}`}>{text(`screens.photos.new.${what}`)}</h2>
      <p className="muted">{text(`screens.photos.new.${what}Lead`, { alias })}</p>
      <div className={styles['tools']}>
        {(['take', 'pick'] as const).map((how) => (
          <FileButton
            key={how}
            name={what}
            accept={ACCEPTED}
            {...(how === 'take' ? { capture: 'environment' } : {})}
            aria-label={text('app.named', { name: text(`screens.photos.${how}`), of: text(`screens.photos.new.${what}`) })}
            disabled={isOpening}
            onFile={onFile}
          >
            {text(`screens.photos.${how}`)}
          </FileButton>
        ))}
      </div>
    </section>
  )
}
