import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { resolveDials } from '#domain/settings/resolve'
import { isFamily } from '#domain/people/guardians'
import type { Child } from '#domain/people/people'
import { firstOutlineStyle } from '#domain/words/outlineStyle'
import { decksIn, OUTLINE_LIMIT, textOfDeck } from '#domain/words/outlines'
import { movedEarlier } from '#domain/words/texts'
import { useAuth } from '#app/services/actors'
import { withAutomation } from '#app/services/automation'
import { useListEdits } from '#app/forms/useListEdits'
import { useServices } from '#app/services/services'
import { useTexts } from '#app/play/childTexts'
import { GuideLink } from '#app/shell/GuideLink'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { OfActiveChild } from '../children/OfActiveChild'
import { NotLoadedNotice } from '../notice/NotLoaded'
import { Notice } from '../notice/Notice'
import { UndoLine } from '../notice/Undo'
import { DeckForm, type WrittenDeck } from './DeckForm'
import { DeckRow } from './DeckRow'
import styles from './outlines.module.css'

/** The page on which an adult makes word outlines for a child. */
export default function Outlines() {
  return <OfActiveChild page={OutlinesOf} />
}

function OutlinesOf({ child }: { child: Child }) {
  const text = useText()
  const [search] = useSearchParams()
  const { texts, unreadable, failure, unread, removed, isSaved, keep, remove, bringBack } = useTexts(child.id)
  const { guestUid } = useServices()
  const by = useAuth().snapshot.context.user?.uid ?? guestUid
  const [isMaking, setMaking] = useState(false)
  const isOfFamily = isFamily(child, by)
  const decks = texts === 'unknown' ? [] : decksIn(texts)
  const changing = useListEdits(decks, ({ name, words, style }) => [name, words, style])
  const { alias } = child
  const own = resolveDials(child.profile).dials.colour
  if (unread !== null) return <NotLoadedNotice found={unread}>{text('screens.outlines.unread')}</NotLoadedNotice>
  if (texts === 'unknown') return <p role="status">{text('screens.outlines.loading')}</p>
  const isFull = decks.length >= OUTLINE_LIMIT.decks
  const write = ({ name, words, style }: WrittenDeck, where: { readonly id?: string; readonly order?: number }) => {
    const { text: lines, outlines } = textOfDeck({ id: '', order: 0, name, words, style })
    return keep([{ ...where, text: lines, ...(outlines === undefined ? {} : { outlines }) }])
  }
  const inTexts = (id: string) => texts.find((each) => each.id === id)
  const listed = changing.listed.map((deck, index) => (
    <DeckRow
      key={deck.id}
      deck={deck}
      child={child}
      own={own}
      isFirst={index === 0}
      opened={changing.opened(deck.id)}
      may={{ change: isOfFamily || deck.author === by, order: isOfFamily }}
      onOpen={() => changing.open(deck)}
      onLeave={() => changing.close(deck.id)}
      onSave={(written) => write(written, changing.placeOf(deck.id))}
      onEarlier={() => void keep(movedEarlier(decks.map(textOfDeck), textOfDeck(deck)))}
      onRemove={() => {
        const found = inTexts(deck.id)
        if (found !== undefined) remove(found)
      }}
    />
  ))
  const rows =
    removed === null
      ? listed
      : listed.toSpliced(
          changing.listed.filter(({ order }) => order < removed.order).length,
          0,
          <li key={`removed ${removed.id}`} className={styles['row']}>
            <UndoLine said={text('screens.outlines.removed')} onUndo={bringBack} />
          </li>,
        )
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <h1>{text('screens.outlines.title', { alias })}</h1>
        <Link to={withAutomation(search.get('from') === 'play' ? '/bubblewordmaker' : '/voices')} className="press">
          {text('screens.outlines.done')}
        </Link>
      </div>
      <p className="muted">{text('screens.outlines.lead', { alias })}</p>
      <GuideLink id="outlines">{text('screens.outlines.guide')}</GuideLink>
      {failure === null ? null : (
        <Notice kind="problem" title={text('screens.children.storeFailed.title')}>
          {text(`screens.children.storeFailed.${failure}`)}
        </Notice>
      )}
      {unreadable > 0 ? <Notice kind="info">{text('screens.outlines.unreadable', { count: unreadable })}</Notice> : null}
      {isMaking ? (
        <DeckForm
          alias={alias}
          own={own}
          before={{ name: text('screens.outlines.firstName', { number: decks.length + 1 }), words: [], style: firstOutlineStyle }}
          onSave={(written) => write(written, changing.placeOf(null))}
          onLeave={() => setMaking(false)}
        />
      ) : isFull ? (
        <Notice kind="info">{text('screens.outlines.full', { most: OUTLINE_LIMIT.decks })}</Notice>
      ) : (
        <div className={styles['tools']}>
          <Button kind="now" onClick={() => setMaking(true)}>
            {text('screens.outlines.make')}
          </Button>
        </div>
      )}
      <p role="status" className="muted">
        {isSaved ? text(changing.isBeside ? 'screens.outlines.beside' : 'screens.outlines.saved') : ''}
      </p>
      {changing.listed.length === 0 && !isMaking ? (
        <Notice kind="info" title={text('screens.outlines.noneTitle')}>
          {text('screens.outlines.none', { alias })}
        </Notice>
      ) : null}
      {rows.length === 0 ? null : (
        <ol className={styles['list']} aria-label={text('screens.outlines.list')}>
          {rows}
        </ol>
      )}
      <p className="muted">{text('screens.outlines.credit')}</p>
    </div>
  )
}
