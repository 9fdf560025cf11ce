import type { Hand, HandDetector } from '@tensorflow-models/hand-pose-detection'
import { tensor3d } from '@tensorflow/tfjs'
import type { DetectedHand } from '#domain/hands/landmarks'
import { boxOf, isLeaving, overlap, pixelsIn, viewsOf, type ViewBox, type CameraPixels } from './views'

/** A detector, and the hand that it tracks in one view of the picture. */
interface Finder {
  readonly detector: HandDetector
  seen: { readonly hand: Hand; readonly view: ViewBox; readonly box: ViewBox; readonly wide: ViewBox } | null
}

/** Overlap of two boxes, as a share of the smaller one, from which both contain the same hand. */
const SAME_HAND = 0.4
/** Margin of a hand's box around its joints (share of its longer side). Nothing within the wide margin counts as another hand. */
const MARGIN = 0.1
const WIDE_MARGIN = 0.3

/**
 * Returns a function that searches views of the picture for up to `most` hands. Each detector tracks one hand in the view in which it found that
 * hand, and must be reset when the view changes. If only one of two hands is visible, a single detector for both would never track it. Known hands
 * are blacked out during the search for another one, so that none is found twice.
 */
export function createViewSearch(detectors: readonly HandDetector[]): (picture: CameraPixels, most: number) => Promise<readonly DetectedHand[]> {
  const finders: readonly Finder[] = detectors.map((detector) => ({ detector, seen: null }))
  let turn = 0

  const seenByOthers = (finder: Finder) => finders.flatMap((other) => (other === finder || other.seen === null ? [] : [other.seen]))
  const seenCount = () => finders.filter(({ seen }) => seen !== null).length

  function forget(finder: Finder): void {
    finder.detector.reset()
    finder.seen = null
  }

  async function look(finder: Finder, picture: CameraPixels, view: ViewBox, hidden: readonly ViewBox[]): Promise<boolean> {
    const shown = tensor3d(pixelsIn(picture, view, hidden), [view.height, view.width, 3], 'int32')
    const [hand] = await finder.detector.estimateHands(shown).finally(() => shown.dispose())
    const box = hand === undefined ? null : boxOf(hand, view, MARGIN)
    // The edge of a black box may look like a hand, so anything that overlaps a known hand is ignored.
    const isNew = box !== null && seenByOthers(finder).every(({ wide }) => overlap(wide, box) <= SAME_HAND)
    finder.seen = hand !== undefined && isNew ? { hand, view, box, wide: boxOf(hand, view, WIDE_MARGIN) } : null
    return isNew
  }

  async function search(finder: Finder, picture: CameraPixels, views: readonly ViewBox[]): Promise<ViewBox | null> {
    const hidden = seenByOthers(finder).map(({ box }) => box)
    for (const view of views) {
      finder.detector.reset()
      if (await look(finder, picture, view, hidden)) return view
    }
    forget(finder)
    return null
  }

  async function track(finder: Finder, picture: CameraPixels, views: readonly ViewBox[]): Promise<void> {
    if (finder.seen === null) return
    const { view, box } = finder.seen
    if (isLeaving(box, view, picture)) await search(finder, picture, views)
    else await look(finder, picture, view, [])
  }

  return async (picture, most) => {
    const views = viewsOf(picture)
    for (const finder of finders) await track(finder, picture, views)
    for (const finder of finders.toReversed()) if (finder.seen !== null && seenCount() > most) forget(finder)
    turn = (turn + 1) % views.length
    // If no hand is known, every view except one of the halves is searched, also for a second hand that appeared together with the first. If a hand
    // is already tracked, a single view of each picture is enough.
    let next = seenCount() > 0 ? views.slice(turn, turn + 1) : views.filter((_, index) => index !== 1 + (turn % 2))
    for (const finder of finders) {
      if (finder.seen !== null || seenCount() >= most) continue
      const found = await search(finder, picture, next)
      if (found === null) break
      // The second hand is most likely in the same view.
      next = [found, ...next.filter((view) => view !== found)]
    }
    return finders.flatMap(({ seen }) => (seen === null ? [] : [detected(seen.hand, seen.view, picture)]))
  }
}

const detected = ({ handedness, score, keypoints, keypoints3D = [] }: Hand, view: ViewBox, { width, height }: CameraPixels): DetectedHand => ({
  label: handedness,
  score,
  keypoints: keypoints.map(({ x, y }) => [(x + view.x) / width, (y + view.y) / height] as const),
  world: keypoints3D.map(({ x, y, z = 0 }) => [x, y, z] as const),
})
