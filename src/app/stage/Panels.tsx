import './stage.css'
import type { Manifest } from '#domain/activities/manifest'
import type { StageView } from '#machines/stage/stage.selectors'
import { AdultSurface } from '../../ui/AdultSurface'
import { overlayDefaults } from '../PlainPage'
import { AdultSheet } from './AdultSheet'
import { FailurePanel } from './FailurePanel'
import { StartPanel } from './StartPanel'
import { SummaryPanel } from './SummaryPanel'

interface Props {
  readonly view: Exclude<StageView, 'opening' | 'playing' | 'finishing'>
  readonly manifest: Manifest
  readonly category: string | null
  readonly isPortrait: boolean
}

/** What the adult sees over the stage when the child is not playing. */
export function Panels({ view, isPortrait, ...activity }: Props) {
  return (
    <AdultSurface {...overlayDefaults}>
      {view === 'none' ? <StartPanel {...activity} /> : null}
      {view === 'held' ? <AdultSheet {...activity} isPortrait={isPortrait} /> : null}
      {view === 'summary' ? <SummaryPanel {...activity} /> : null}
      {view === 'failed' ? <FailurePanel /> : null}
    </AdultSurface>
  )
}
