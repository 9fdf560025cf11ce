import { assessmentDials } from '#domain/assessment/setUp'
import type { OpenedLevel } from '#domain/assessment/sample'
import type { Child } from '#domain/people/people'
import { findActivity } from '#scenes/catalogue'
import { usePlay } from './startSession'

/**
 * Opens a measured level of an assessment with a child: the same set-up every time, whatever was last chosen for the activity, and not remembered as a
 * choice. Call it in answer to a press.
 */
export function usePlayAssessment(): (child: Child, opened: OpenedLevel) => void {
  const { play } = usePlay()
  return (child, { activity, category, level }) => {
    const manifest = findActivity(activity)
    if (manifest !== null) play(manifest, { category, level, own: {}, plan: assessmentDials(child.profile) }, child)
  }
}
