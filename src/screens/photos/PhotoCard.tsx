import { useEffect, useState } from 'react'
import type { PhotoNote } from '#domain/photos/photo'
import { isOwnWord } from '#domain/words/ownWords'
import type { Photo } from '#ports/photos'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { BoxOutline } from './BoxOutline'
import styles from './photos.module.css'
import { useAddress } from './useAddress'
import type { PhotosWork } from './usePhotos'

interface Props {
  readonly note: PhotoNote
  readonly work: PhotosWork
  onEdit(photo: Photo): void
}

/** One photo in the list. */
export function PhotoCard({ note, work, onEdit }: Props) {
  const text = useText()
  const { find } = work
  const [photo, setPhoto] = useState<Photo | null>(null)
  const address = useAddress(photo?.blob ?? null)
  const { wordId, scene } = note
  useEffect(() => {
    let isGone = false
    void find(wordId).then((found) => isGone || setPhoto(found))
    return () => {
      isGone = true
    }
  }, [find, wordId])
  const category = text(`screens.voices.categories.${note.category}`)
  const own = isOwnWord({ id: wordId })
  return (
    <li className={styles['card']}>
      <span className={styles['framed']}>
        {address === null ? <span className={styles['photo']} /> : <img className={styles['photo']} src={address} alt={note.name} />}
        {address === null || scene === undefined ? null : <BoxOutline box={scene} />}
      </span>
      <b>{note.name}</b>
      <span className="muted">
        {scene === undefined ? (
          <>
            {text(own ? 'screens.photos.list.own' : 'screens.photos.list.replaces', { category })}{' '}
            {note.face === undefined ? null : `${text('screens.photos.list.face')} `}
            {note.face !== undefined && note.parts.length === 0 ? null : text('screens.photos.list.parts', { count: note.parts.length })}
          </>
        ) : (
          text('screens.photos.list.scene')
        )}
      </span>
      <div className={styles['tools']}>
        <Button
          aria-label={text('screens.photos.list.editOf', { word: note.name })}
          disabled={photo === null}
          onClick={() => (photo === null ? undefined : onEdit(photo))}
        >
          {text('screens.photos.list.edit')}
        </Button>
        <Button kind="subtle" aria-label={text('screens.photos.list.deleteOf', { word: note.name })} onClick={() => work.remove(note)}>
          {text('screens.photos.list.delete')}
        </Button>
      </div>
    </li>
  )
}
