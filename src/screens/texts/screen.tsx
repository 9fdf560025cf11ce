import { Link, useSearchParams } from 'react-router'
import { isFamily } from '#domain/people/guardians'
import type { Child } from '#domain/people/people'
import { TEXT_LIMIT } from '#domain/words/reading'
import { toRead } from '#domain/words/outlines'
import { starterTexts } from '#domain/words/starters'
import { movedEarlier, type OwnText } from '#domain/words/texts'
import { useAuth } from '#app/services/actors'
import { useServices } from '#app/services/services'
import { withAutomation } from '#app/services/automation'
import { useListEdits } from '#app/forms/useListEdits'
import { useTexts } from '#app/play/childTexts'
import { GuideLink } from '#app/shell/GuideLink'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { OfActiveChild } from '../children/OfActiveChild'
import { NotLoadedNotice } from '../notice/NotLoaded'
import { Notice } from '../notice/Notice'
import { UndoLine } from '../notice/Undo'
import { TextForm } from './TextForm'
import { TextRow } from './TextRow'
import styles from './texts.module.css'

/** The page on which an adult writes texts for a child to read. */
export default function Texts() {
  return <OfActiveChild page={TextsOf} />
}

function TextsOf({ child }: { child: Child }) {
  const text = useText()
  const [search] = useSearchParams()
  const { texts: all, unreadable, failure, unread, removed, isSaved, keep, remove, bringBack } = useTexts(child.id)
  const { guestUid } = useServices()
  const by = useAuth().snapshot.context.user?.uid ?? guestUid
  const isOfFamily = isFamily(child, by)
  const texts = all === 'unknown' ? [] : toRead(all)
  const changing = useListEdits(texts, (own) => own.text)
  const { alias } = child
  if (unread !== null) return <NotLoadedNotice found={unread}>{text('screens.texts.unread')}</NotLoadedNotice>
  if (all === 'unknown') return <p role="status">{text('screens.texts.loading')}</p>
  const isFull = texts.length >= TEXT_LIMIT.texts
  const unused = starterTexts().filter((starter) => texts.every((own) => own.text !== starter.text))
  const write = (draft: { readonly id?: string; readonly text: string; readonly order?: number }) => keep([draft])
  const listed = changing.listed.map((own: OwnText, index) => (
    <TextRow
      key={own.id}
      own={own}
      isFirst={index === 0}
      opened={changing.opened(own.id)}
      may={{ change: isOfFamily || own.author === by, order: isOfFamily }}
      onOpen={() => changing.open(own)}
      onLeave={() => changing.close(own.id)}
      onSave={(written) => write({ ...changing.placeOf(own.id), text: written })}
      onEarlier={() => keep(movedEarlier(texts, own))}
      onRemove={() => remove(own)}
    />
  ))
  const rows =
    removed === null
      ? listed
      : listed.toSpliced(
          changing.listed.filter(({ order }) => order < removed.order).length,
          0,
          <li key={`removed ${removed.id}`} className={styles['row']}>
            <UndoLine said={text('screens.texts.removed')} onUndo={bringBack} />
          </li>,
        )
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <h1>{text('screens.texts.title', { alias })}</h1>
        <Link to={withAutomation(search.get('from') === 'play' ? '/highlightedwords' : '/profile')} className="press">
          {text('screens.texts.done')}
        </Link>
      </div>
      <p className="muted">{text('screens.texts.lead', { alias })}</p>
      <GuideLink id="books">{text('screens.texts.guide')}</GuideLink>
      {failure === null ? null : (
        <Notice kind="problem" title={text('screens.children.storeFailed.title')}>
          {text(`screens.children.storeFailed.${failure}`)}
        </Notice>
      )}
      {unreadable > 0 ? <Notice kind="info">{text('screens.texts.unreadable', { count: unreadable })}</Notice> : null}
      {isFull ? (
        <Notice kind="info">{text('screens.texts.full', { most: TEXT_LIMIT.texts })}</Notice>
      ) : (
        <TextForm label={text('screens.texts.write')} onSave={(written) => write({ ...changing.placeOf(null), text: written })} />
      )}
      <p role="status" className="muted">
        {isSaved ? text(changing.isBeside ? 'screens.texts.beside' : 'screens.texts.saved') : ''}
      </p>
      {changing.listed.length === 0 ? (
        <Notice kind="info" title={text('screens.texts.noneTitle')}>
          {text('screens.texts.none')}
        </Notice>
      ) : null}
      {rows.length === 0 ? null : (
        <ol className={styles['list']} aria-label={text('screens.texts.list')}>
          {rows}
        </ol>
      )}
      {unused.length === 0 || isFull ? null : (
        <section className={styles['starters']} aria-labelledby="starters">
          <h2 id="starters">{text('screens.texts.starters')}</h2>
          <ul className={styles['list']}>
            {unused.map((starter) => (
              <li key={starter.id} className={styles['row']}>
                <p className={styles['text']}>{starter.text}</p>
                <Button aria-label={text('app.named', { name: text('screens.texts.take'), of: starter.text })} onClick={() => write({ text: starter.text })}>
                  {text('screens.texts.take')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
