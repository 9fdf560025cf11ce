import { Link, Navigate, useLocation } from 'react-router'
import { catalogue } from '#scenes/catalogue'
import { leftOff } from '#domain/activities/leftOff'
import { wasPlayed } from '#domain/activities/session'
import { type Family, playLevels, routeOf } from '#domain/activities/manifest'
import type { Child } from '#domain/people/people'
import { helpsWithAll } from '#domain/people/sharing'
import { finds } from '#domain/search'
import { selectVisitor } from '#machines/app/app.selectors'
import { choiceKey } from '#ports/deviceSettings'
import { useAppSelector } from '#app/services/actors'
import { useDevice } from '#app/page/deviceSettings'
import { useFlags } from '#app/services/flags'
import { useNow } from '#app/services/now'
import { useOfflineReady } from '#app/offline/offlineReady'
import '#app/stage/play/stage.css'
import { ResumeCard } from '#app/stage/start/ResumeCard'
import { useText } from '#text/i18n'
import { textOf } from '#text/ofActivity'
import { Disclosure } from '#ui/Disclosure'
import { SearchField } from '#ui/SearchField'
import { loadedOr } from '#app/services/loaded'
import type { SessionsState } from '#app/play/pastSessions'
import { Notice } from '../notice/Notice'
import { tileName } from '../plan/useOpenTiles'
import styles from './activity.module.css'
import { ActivityTile } from './ActivityTile'
import { ContinueCard } from './ContinueCard'
import { FamilyMenu } from './FamilyMenu'
import { listTiles, shelvesOf, type Tile, toContinue } from './tiles'

interface Props {
  readonly child: Child
  readonly sessions: SessionsState
  readonly family: Family | null
  /** The search text. With null, the shelves are shown instead of search results. */
  readonly typed: string | null
  readonly onTyped: (typed: string) => void
}

/** The activities: the most recent one, a shelf for each family, then activities that are too busy for now, then locked ones. */
export function TilePages({ child, sessions, family, typed, onTyped }: Props) {
  const text = useText()
  const visitor = useAppSelector(selectVisitor)
  const { choices } = useDevice()
  const { hash } = useLocation()
  const isReady = useOfflineReady()
  const past = (loadedOr(sessions, null)?.sessions ?? []).filter(wasPlayed)
  const filter = {
    manifests: catalogue,
    visitor,
    flags: useFlags(),
    child,
    sessions: past,
    chosen: Object.fromEntries(catalogue.map(({ id }) => [id, choices.activities[choiceKey(child.id, id)]?.level])),
    showsHarder: true,
  }
  const now = useNow()
  const { chapters, leftOutByStrict } = listTiles({ ...filter, family })
  const { shelves, busier, closed } = shelvesOf(chapters)
  const all = listTiles({ ...filter, family: null }).chapters
  const everything = all.flatMap(({ tiles }) => tiles)
  if (typed !== null) return <Found tiles={everything} child={child} isReady={isReady} typed={typed} onTyped={onTyped} />
  const left = leftOff(past, now)
  const again = everything.find(
    ({ manifest, category, access }) =>
      access === 'open' && manifest.id === left?.activity && category === left.category && playLevels(manifest).some(({ id }) => id === left.level),
  )
  const isLeft = left !== null && again !== undefined && choices.leftAlone !== left.id
  // People who may only look or plan cannot save play. The start card tells them so, and nothing starts directly from here.
  const mayPlay = helpsWithAll(child)
  const onward = mayPlay && family === null && !isLeft && sessions.status !== 'failed' ? toContinue(everything, past) : undefined
  // The home screen's shortcut starts the most recent activity immediately.
  if (hash === LAST && onward?.last != null) return <Navigate to={addressOf(onward.tile)} replace />
  return (
    <>
      <FamilyMenu alias={child.alias} family={family} families={shelvesOf(all).shelves.map((shelf) => shelf.family)} />
      {isLeft && mayPlay ? <ResumeCard key={left.id} child={child} session={left} manifest={again.manifest} /> : null}
      {onward === undefined ? null : (
        <ContinueCard key={onward.tile.key} tile={onward.tile} last={onward.last} child={child} isKnown={sessions.status === 'ready'} />
      )}
      {shelves.length === 0 ? (
        <Notice kind="info" title={text('screens.activities.noneTitle')}>
          {text(busier.length > 0 ? 'screens.activities.allHidden' : 'screens.activities.none', { alias: child.alias })}
        </Notice>
      ) : null}
      {shelves.map(({ family: name, tiles }) => (
        <section key={name} className={styles['shelf']} aria-labelledby={`family-${name}`}>
          <div className={styles['shelfHead']}>
            <h2 id={`family-${name}`}>{text(`screens.activities.families.${name}.title`)}</h2>
            <span className="muted">{text(`screens.activities.families.${name}.lead`)}</span>
            {family === null && tiles.length > ON_A_SHELF ? (
              <Link to={`/activity/subactivity/${name}`}>{text('screens.activities.all', { count: tiles.length })}</Link>
            ) : null}
          </div>
          <Tiles tiles={family === null ? tiles.slice(0, ON_A_SHELF) : tiles} child={child} isReady={isReady} />
        </section>
      ))}
      {leftOutByStrict > 0 ? <p className="muted">{text('screens.activities.strictLeftOut', { count: leftOutByStrict, alias: child.alias })}</p> : null}
      {busier.length === 0 ? null : (
        <Disclosure word={text('screens.activities.busier', { count: busier.length })} about={text('screens.activities.busierWhy', { alias: child.alias })}>
          <Tiles tiles={busier} child={child} isReady={isReady} />
        </Disclosure>
      )}
      {closed.length === 0 ? null : (
        <section className={styles['shelf']} aria-labelledby="closed">
          <div className={styles['shelfHead']}>
            <h2 id="closed">{text('screens.activities.withSubscription')}</h2>
            <Link to="/pricing">{text('screens.activities.seeCost')}</Link>
          </div>
          <Tiles tiles={closed} child={child} isReady={isReady} />
        </section>
      )}
    </>
  )
}

/** Shows every activity whose name or purpose matches the search, locked or not. */
function Found({
  tiles,
  child,
  isReady,
  typed,
  onTyped,
}: Pick<Props, 'child' | 'onTyped'> & { tiles: readonly Tile[]; isReady: ReturnType<typeof useOfflineReady>; typed: string }) {
  const text = useText()
  const found = tiles.filter((tile) => finds(typed, text('screens.activities.line', { trains: textOf(tile.manifest).trains, last: tileName(text, tile) })))
  return (
    <>
      <SearchField label={text('screens.activities.find')} value={typed} found={found.length} takesFocus onChange={onTyped} />
      {found.length === 0 ? <p>{text('screens.activities.notFound')}</p> : null}
      <Tiles tiles={found} child={child} isReady={isReady} />
    </>
  )
}

/** The hash of the home screen's shortcut. */
const LAST = '#last'

const addressOf = ({ manifest, category, level }: Tile): string => `${routeOf(manifest)}${category === null ? '' : `/${category}`}?level=${level}`

/** Maximum number of a family's activities on its shelf. A link opens the rest. */
const ON_A_SHELF = 3

function Tiles({ tiles, child, isReady }: { tiles: readonly Tile[]; child: Child; isReady: ReturnType<typeof useOfflineReady> }) {
  return (
    <ul className={styles['tiles']}>
      {tiles.map((tile) => (
        <ActivityTile key={tile.key} tile={tile} child={child} isReady={isReady(tile.manifest, tile.category)} />
      ))}
    </ul>
  )
}
