import { useState } from 'react'
import { Link } from 'react-router'
import type { Child } from '#domain/people/people'
import { GuideLink } from '#app/shell/GuideLink'
import { useText } from '#text/i18n'
import { OfActiveChild } from '../children/OfActiveChild'
import { NotLoadedNotice } from '../notice/NotLoaded'
import { Notice } from '../notice/Notice'
import { UndoLine } from '../notice/Undo'
import type { AboutPhoto } from './AboutStep'
import { NewPhotoForm } from './NewPhoto'
import { openPhoto, PhotoError, type PhotoFailure } from './openPhoto'
import { PhotoCard } from './PhotoCard'
import { PhotoEditor, type Beginning } from './PhotoEditor'
import styles from './photos.module.css'
import { SayName } from './SayName'
import { SceneEditor } from './SceneEditor'
import { usePhotos } from './usePhotos'
import { useWords } from './useWords'

/** The page with a family's own photos of things, which activities show instead of the stock pictures. */
export default function Photos() {
  return <OfActiveChild page={PhotosOf} />
}

type Doing =
  | { readonly what: 'list' }
  | { readonly what: 'thing' | 'scene'; readonly beginning: Beginning }
  | { readonly what: 'say'; readonly about: AboutPhoto }

function PhotosOf({ child }: { child: Child }) {
  const text = useText()
  const work = usePhotos(child.id)
  const words = useWords()
  const [doing, setDoing] = useState<Doing>({ what: 'list' })
  const [isOpening, setOpening] = useState(false)
  const [failure, setFailure] = useState<PhotoFailure | null>(null)
  const { alias } = child
  const { notes, news } = work

  const open = async (what: 'thing' | 'scene', file: File | null) => {
    if (file === null) return
    setFailure(null)
    setOpening(true)
    try {
      setDoing({ what, beginning: { source: await openPhoto(file) } })
    } catch (error) {
      setFailure(error instanceof PhotoError ? error.reason : 'unreadable')
    }
    setOpening(false)
  }
  const showList = () => setDoing({ what: 'list' })
  const listed = (notes ?? []).map((note) => (
    <PhotoCard
      key={`${note.wordId} ${note.savedAt}`}
      note={note}
      work={work}
      onEdit={(photo) => setDoing({ what: photo.scene === undefined ? 'thing' : 'scene', beginning: { photo } })}
    />
  ))
  const gone = news?.kind === 'deleted' ? news.photo : null
  const cards =
    gone === null
      ? listed
      : listed.toSpliced(
          (notes ?? []).filter(({ savedAt }) => savedAt < gone.savedAt).length,
          0,
          <li key={`deleted ${gone.wordId}`} className={styles['card']}>
            <UndoLine
              said={text(gone.scene === undefined ? 'screens.photos.deleted' : 'screens.photos.deletedScene', { word: gone.name })}
              onUndo={() => work.bringBack(gone)}
            />
          </li>,
        )

  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <h1>{text('screens.photos.title', { alias })}</h1>
        {doing.what === 'list' ? (
          <Link to="/voices" className="press">
            {text('screens.photos.done')}
          </Link>
        ) : null}
      </div>
      {doing.what === 'scene' ? (
        <SceneEditor beginning={doing.beginning} work={work} onCancel={showList} onSaved={(about) => setDoing({ what: 'say', about })} />
      ) : null}
      {doing.what === 'thing' ? (
        words === null ? (
          <p role="status">{text('screens.photos.loading')}</p>
        ) : (
          <PhotoEditor beginning={doing.beginning} words={words} work={work} onCancel={showList} onSaved={(about) => setDoing({ what: 'say', about })} />
        )
      ) : null}
      {doing.what === 'say' ? <SayName childId={child.id} about={doing.about} onDone={showList} /> : null}
      {doing.what === 'list' ? (
        <>
          <p className="muted">{text('screens.photos.private', { alias })}</p>
          <GuideLink id="own-pictures">{text('screens.photos.guide')}</GuideLink>
          {(['thing', 'scene'] as const).map((what) => (
            <NewPhotoForm key={what} what={what} alias={alias} isOpening={isOpening} onFile={(file) => void open(what, file)} />
          ))}
          {isOpening ? <p role="status">{text('screens.photos.opening')}</p> : null}
          {failure === null ? null : (
            <Notice kind="problem" title={text('screens.photos.problem')}>
              {text(`screens.photos.failures.${failure}`)}
            </Notice>
          )}
          {news?.kind === 'unread' ? <NotLoadedNotice found={{ again: work.readAgain }}>{text('screens.photos.storeFailed.unread')}</NotLoadedNotice> : null}
          {notes === null && news?.kind !== 'unread' ? <p role="status">{text('screens.photos.loading')}</p> : null}
          {notes?.length === 0 ? <p>{text('screens.photos.none')}</p> : null}
          <ul className={styles['cards']}>{cards}</ul>
        </>
      ) : null}
    </div>
  )
}
