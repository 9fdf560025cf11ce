import { Button } from '@mantine/core'
import { type CSSProperties, useState } from 'react'
import { catalogue } from '#scenes/catalogue'
import { leftOff } from '#domain/activities/leftOff'
import { type Family, playLevels } from '#domain/activities/manifest'
import type { Child } from '#domain/people/people'
import { selectVisitor } from '#machines/app/app.selectors'
import { choiceKey } from '#ports/deviceSettings'
import { useAppSelector } from '../../app/actors'
import { useDevice } from '../../app/device'
import { useFlags } from '../../app/flags'
import { useNow } from '../../app/now'
import '../../app/stage/stage.css'
import { findStepUp } from '../../app/stage/stepUp'
import { StepUpCard } from '../../app/stage/StepUpCard'
import { useText } from '../../text/i18n'
import type { SessionsState } from '../../app/pastSessions'
import { Notice } from '../notice/Notice'
import styles from './activity.module.css'
import { ActivityTile } from './ActivityTile'
import { GoOnCard } from './GoOnCard'
import { listTiles, paginate } from './tiles'

const TILES_ON_A_PAGE = 6

interface Props {
  readonly child: Child
  readonly sessions: SessionsState
  readonly family: Family | null
}

/** The pictures of the activities, chapter by chapter, at most six on a page. */
export function TilePages({ child, sessions, family }: Props) {
  const text = useText()
  const visitor = useAppSelector(selectVisitor)
  const { choices } = useDevice()
  const [showsHarder, setShowsHarder] = useState(false)
  const [wished, setWished] = useState(0)
  const past = sessions.status === 'ready' ? sessions.sessions : []
  const wish = {
    manifests: catalogue,
    visitor,
    flags: useFlags(),
    child,
    sessions: past,
    family,
    showsHarder,
    chosen: Object.fromEntries(catalogue.map(({ id }) => [id, choices.activities[choiceKey(child.id, id)]?.level])),
  }
  const { chapters, harder, leftOutByStrict } = listTiles(wish)
  const left = leftOff(past, useNow())
  const again = listTiles({ ...wish, family: null, showsHarder: true })
    .chapters.flatMap(({ tiles }) => tiles)
    .find(({ manifest, category, access }) => access === 'open' && manifest.id === left?.activity && category === left.category && playLevels(manifest).some(({ id }) => id === left.level))
  // One at a time: a list of wishes would press.
  const next = chapters
    .flatMap(({ tiles }) => tiles)
    .filter(({ access }) => access === 'open')
    .find((tile) => {
      const step = findStepUp(child, tile, past)
      return step !== null && choices.activities[choiceKey(child.id, tile.manifest.id)]?.answeredStepUp !== step.sessionId
    })
  const pages = paginate(chapters, TILES_ON_A_PAGE)
  const page = Math.min(wished, Math.max(0, pages.length - 1))

  return (
    <>
      {left === null || again === undefined ? null : <GoOnCard key={left.id} child={child} session={left} tile={again} />}
      {next === undefined ? null : <StepUpCard key={next.key} child={child} manifest={next.manifest} category={next.category} sessions={past} />}
      {chapters.length === 0 ? (
        <Notice kind="info" title={text('screens.activities.noneTitle')}>
          {text(harder > 0 ? 'screens.activities.allHidden' : 'screens.activities.none')}
        </Notice>
      ) : null}
      <div className={styles['chapters']}>
        {pages[page]?.map((chapter) => (
          <section key={chapter.family} className={styles['chapter']} style={{ '--count': chapter.tiles.length } as CSSProperties} aria-labelledby={`family-${chapter.family}`}>
            <h2 id={`family-${chapter.family}`}>{text(`screens.activities.families.${chapter.family}.${family === null ? 'title' : 'lead'}`)}</h2>
            <ul className={styles['tiles']}>
              {chapter.tiles.map((tile) => (
                <ActivityTile key={tile.key} tile={tile} child={child} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {leftOutByStrict > 0 ? <p className={styles['muted']}>{text('screens.activities.strictLeftOut', { count: leftOutByStrict })}</p> : null}
      {harder > 0 ? (
        <Button variant="subtle" aria-pressed={showsHarder} onClick={() => setShowsHarder(!showsHarder)}>
          {showsHarder ? text('screens.activities.hideHarder') : text('screens.activities.showHarder', { count: harder })}
        </Button>
      ) : null}
      {pages.length > 1 ? (
        <nav className={styles['pages']} aria-label={text('screens.activities.pages')}>
          <Button variant="default" disabled={page === 0} onClick={() => setWished(page - 1)}>
            {text('screens.activities.previous')}
          </Button>
          <span role="status">{text('screens.activities.page', { page: page + 1, pages: pages.length })}</span>
          <Button variant="default" disabled={page === pages.length - 1} onClick={() => setWished(page + 1)}>
            {text('screens.activities.next')}
          </Button>
        </nav>
      ) : null}
    </>
  )
}
