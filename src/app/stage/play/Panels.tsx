import './stage.css'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Manifest } from '#domain/activities/manifest'
import type { StageView } from '#machines/stage/stage.selectors'
import { AdultSurface } from '#ui/AdultSurface'
import { coachedRequest } from '../../play/startSession'
import { NOTIFICATION_MS } from '../../startup/defaults'
import { AdultSheet } from './AdultSheet'
import { Coach } from '../start/Coach'
import { FailurePanel } from './FailurePanel'
import { StartPanel } from '../start/StartPanel'
import { SummaryPanel } from '../result/SummaryPanel'
import type { Tweak } from './useRepaint'

interface Props {
  readonly view: StageView
  readonly manifest: Manifest
  readonly category: string | null
  readonly isPortrait: boolean
  readonly repaint: Tweak
}

/** The adult's view over the stage while the child is not playing. */
export function Panels({ view, isPortrait, repaint, ...activity }: Props) {
  useOwnKeys()
  const request = coachedRequest(useLocation().state)
  return (
    <AdultSurface notificationMs={NOTIFICATION_MS}>
      {view !== 'none' ? null : request === null ? <StartPanel {...activity} /> : <Coach manifest={activity.manifest} request={request} />}
      {view === 'held' ? <AdultSheet {...activity} isPortrait={isPortrait} repaint={repaint} /> : null}
      {view === 'summary' ? <SummaryPanel {...activity} /> : null}
      {view === 'failed' ? <FailurePanel /> : null}
    </AdultSurface>
  )
}

// Phaser listens on the window and handles Space, Enter and Tab while an activity exists, even a paused one. This keeps the keys for the panel.
function useOwnKeys(): void {
  useEffect(() => {
    const keep = (event: Event) => event.stopPropagation()
    document.addEventListener('keydown', keep)
    document.addEventListener('keyup', keep)
    return () => {
      document.removeEventListener('keydown', keep)
      document.removeEventListener('keyup', keep)
    }
  }, [])
}
