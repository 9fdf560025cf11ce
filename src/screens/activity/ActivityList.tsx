import { useRef, useState } from 'react'
import type { Family } from '#domain/activities/manifest'
import { ChildChip } from '#app/shell/ChildChip'
import { useChildren, useNoteView } from '#app/play/children'
import { useSessions } from '#app/play/pastSessions'
import { useText } from '#text/i18n'
import { SearchIcon } from '#ui/icons'
import { WaitsForMe } from '../children/WaitsForMe'
import styles from './activity.module.css'
import { TilePages } from './TilePages'

/** Shows the current child and the activities of one family or of all families. */
export function ActivityList({ family }: { family: Family | null }) {
  const text = useText()
  const { activeChild } = useChildren()
  useNoteView(activeChild)
  const sessions = useSessions(activeChild?.id ?? null)
  const heading = useRef<HTMLHeadingElement>(null)
  /** The search text, or null while the field is closed. */
  const [typed, setTyped] = useState<string | null>(null)

  return (
    <div className={styles['page']}>
      <div className={styles['top']}>
        <h1 ref={heading} tabIndex={-1}>
          {family === null ? text('screens.activities.title') : text(`screens.activities.families.${family}.title`)}
        </h1>
        {activeChild === null ? null : (
          <div className={styles['who']}>
            <ChildChip child={activeChild} />
            <button
              type="button"
              className={styles['find']}
              aria-label={text('screens.activities.find')}
              aria-expanded={typed !== null}
              onClick={() => setTyped(typed === null ? '' : null)}
            >
              <SearchIcon />
            </button>
          </div>
        )}
      </div>
      <WaitsForMe onAnswered={() => heading.current?.focus()} />
      {activeChild !== null ? (
        <TilePages key={activeChild.id} child={activeChild} sessions={sessions} family={family} typed={typed} onTyped={setTyped} />
      ) : null}
    </div>
  )
}
