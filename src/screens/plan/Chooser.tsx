import { useState } from 'react'
import { type DayPlan, MAX_PLAN_TILES, type PlanTile, taskKey } from '#domain/child/dayPlan'
import { minutesOf } from '#domain/child/weekPlan'
import { families, type Family } from '#domain/activities/manifest'
import { folded } from '#domain/names'
import type { Child } from '#domain/people/people'
import { loadedOr } from '#app/services/loaded'
import { useSessions } from '#app/play/pastSessions'
import { StagePicture } from '#app/stage/start/StagePicture'
import { useText } from '#text/i18n'
import { joinSentences } from '#text/locale'
import { textOf } from '#text/ofActivity'
import { Button } from '#ui/Button'
import { CheckIcon, PlusIcon } from '#ui/icons'
import { Modal } from '#ui/Modal'
import { SearchField } from '#ui/SearchField'
import type { Tile } from '../activity/tiles'
import { UndoButton } from '../notice/Undo'
import styles from './chooser.module.css'
import { tileName, tileOf } from './useOpenTiles'

interface Props {
  readonly child: Child
  /** The day in words. */
  readonly day: string
  readonly tiles: readonly Tile[]
  readonly planned: DayPlan
  readonly onAdd: (tile: PlanTile) => void
  /** Undoes the last addition. It is null if there is nothing to undo. */
  readonly onUndo: (() => void) | null
  readonly onClose: () => void
}

/** Width of the picture (px), enough for 160 CSS px on a high-density screen. */
const PICTURE_WIDTH = 320
const RECENT = 3

/** The drawer with activities to add to a day: by search, by family, recently played, or suitable for the child. */
export function Chooser({ child, day, tiles, planned, onAdd, onUndo, onClose }: Props) {
  const text = useText()
  const [typed, setTyped] = useState('')
  const [family, setFamily] = useState<Family | null>(null)
  const recent = useRecent(child.id, tiles)
  const [fitting, isSearching] = [fittingOf(text, tiles, typed, family), typed.trim() !== '']
  const isFull = planned.length >= MAX_PLAN_TILES
  const row = { child, planned, isFull, onAdd }
  return (
    <Modal
      opened
      onClose={onClose}
      title={text('screens.plan.chooser.title', { day })}
      closeLabel={text('screens.plan.chooser.close')}
      className={styles['drawer'] ?? ''}
    >
      <SearchField label={text('screens.plan.chooser.find')} value={typed} found={isSearching ? fitting.length : null} onChange={setTyped} />
      {isSearching ? null : (
        <div className={styles['chapters']} role="group" aria-label={text('screens.plan.chooser.chapters')}>
          <ChapterButton isChosen={family === null} onPress={() => setFamily(null)}>
            {text('screens.plan.chooser.suits', { alias: child.alias })}
          </ChapterButton>
          {families
            .filter((name) => tiles.some(({ manifest }) => manifest.family === name))
            .map((name) => (
              <ChapterButton key={name} isChosen={family === name} onPress={() => setFamily(name)}>
                {text(`screens.activities.families.${name}.title`)}
              </ChapterButton>
            ))}
        </div>
      )}
      {isFull ? <p className="muted">{text('screens.plan.full', { most: MAX_PLAN_TILES })}</p> : null}
      {isSearching || family !== null || recent.length === 0 ? null : (
        <section className={styles['recent']} aria-labelledby="plan-recent">
          <h3 id="plan-recent">{text('screens.plan.chooser.recent')}</h3>
          <ul>
            {recent.map((tile) => (
              <li key={tile.key}>
                <RecentTile tile={tile} {...row} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {fitting.length === 0 ? <p>{text('screens.plan.chooser.none')}</p> : null}
      <ul className={styles['rows']}>
        {fitting.map((tile) => (
          <Row key={tile.key} tile={tile} {...row} />
        ))}
      </ul>
      <div className={styles['foot']}>
        <p role="status">
          <b>{text('screens.plan.chooser.count', { day, count: planned.length })}</b>
          <span className="muted">{text('screens.plan.chooser.lasts', { minutes: minutesOf(planned) })}</span>
        </p>
        {onUndo === null ? null : <UndoButton onUndo={onUndo} />}
        <Button kind="now" onClick={onClose}>
          {text('screens.plan.closeChange')}
        </Button>
      </div>
    </Modal>
  )
}

type Text = ReturnType<typeof useText>

function ChapterButton({ isChosen, onPress, children }: { isChosen: boolean; onPress: () => void; children: string }) {
  return (
    <button type="button" aria-pressed={isChosen} onClick={onPress}>
      {children}
    </button>
  )
}

/** Returns only suitable activities without a family or a search, and otherwise also the harder ones. */
function fittingOf(text: Text, tiles: readonly Tile[], typed: string, family: Family | null): readonly Tile[] {
  const word = folded(typed)
  if (word !== '') return tiles.filter((tile) => folded(`${tileName(text, tile)} ${textOf(tile.manifest).trains}`).includes(word))
  return tiles.filter(({ isHarder, manifest }) => (family === null ? !isHarder : manifest.family === family))
}

/** Returns the last three different activities that are still open. */
function useRecent(childId: string, tiles: readonly Tile[]): readonly Tile[] {
  const sessions = loadedOr(useSessions(childId), null)?.sessions ?? []
  const played = sessions.flatMap((session) => tileOf(tiles, { ...session, level: session.level }) ?? [])
  return [...new Set(played)].slice(0, RECENT)
}

interface TileProps extends Pick<Props, 'child' | 'planned' | 'onAdd'> {
  readonly tile: Tile
  readonly isFull: boolean
}

const planTileOf = ({ manifest, category, level }: Tile): PlanTile => ({ activity: manifest.id, category, level })
const isPlanned = (tile: Tile, planned: DayPlan): boolean => planned.some((each) => taskKey(each) === taskKey(planTileOf(tile)))

function Added() {
  const text = useText()
  return (
    <span className={styles['added']}>
      <CheckIcon size={20} />
      {text('screens.plan.chooser.added')}
    </span>
  )
}

function RecentTile({ tile, child, planned, isFull, onAdd }: TileProps) {
  const text = useText()
  const isIn = isPlanned(tile, planned)
  const name = tileName(text, tile)
  return (
    <button type="button" disabled={isFull || isIn} aria-label={text('screens.plan.add', { title: name })} onClick={() => onAdd(planTileOf(tile))}>
      <StagePicture manifest={tile.manifest} category={tile.category} child={child} width={PICTURE_WIDTH} />
      <b>{name}</b>
      {isIn ? <Added /> : null}
    </button>
  )
}

function Row({ tile, child, planned, isFull, onAdd }: TileProps) {
  const text = useText()
  const { manifest, category, isHarder } = tile
  const name = tileName(text, tile)
  const about = text('screens.plan.chooser.about', { trains: textOf(manifest).trains, minutes: minutesOf([planTileOf(tile)]) })
  return (
    <li>
      <span className={styles['small']}>
        <StagePicture manifest={manifest} category={category} child={child} width={PICTURE_WIDTH} />
      </span>
      <span className={styles['what']}>
        <b>{name}</b>
        <span className="muted">{joinSentences(about, isHarder ? text('screens.activities.harder') : null)}</span>
      </span>
      {isPlanned(tile, planned) ? (
        <Added />
      ) : (
        <button
          type="button"
          className={styles['plus']}
          disabled={isFull}
          aria-label={joinSentences(text('screens.plan.add', { title: name }), isHarder ? text('screens.activities.harder') : null)}
          onClick={() => onAdd(planTileOf(tile))}
        >
          <PlusIcon />
        </button>
      )}
    </li>
  )
}
