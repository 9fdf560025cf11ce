import { useSearchParams } from 'react-router'
import { isGuideId } from '#domain/guides/guide'
import { useFocusHeading } from '#app/routing/focusHeading'
import { isPaperKind } from './papers/kinds'
import { GuideList } from './GuideList'
import { GuidePage } from './GuidePage'
import { PaperPage } from './papers/PaperPage'

/** The page with all guides, one guide, or one paper. */
export default function Guides() {
  const [asked] = useSearchParams()
  const [guide, paper] = [asked.get('guide'), asked.get('paper')]
  useFocusHeading(`${guide ?? ''} ${paper ?? ''}`)
  if (isGuideId(guide)) return <GuidePage key={guide} id={guide} isPlain={asked.has('plain')} />
  if (isPaperKind(paper)) return <PaperPage key={paper} kind={paper} />
  return <GuideList />
}
