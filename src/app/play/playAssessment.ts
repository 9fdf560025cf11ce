import { assessmentDials } from '#domain/assessment/setUp'
import type { OpenedLevel } from '#domain/assessment/sample'
import type { Child } from '#domain/people/people'
import { findActivity } from '#scenes/catalogue'
import { usePlay } from './startSession'

/**
 * Returns a function that opens a measured level of an assessment with a fixed set-up. It ignores what was last chosen
 * for the activity and does not store the level as a choice. Call the function from a press.
 */
export function usePlayAssessment(): (child: Child, opened: OpenedLevel) => void {
  const { play } = usePlay()
  return (child, { activity, category, level }) => {
    const manifest = findActivity(activity)
    if (manifest !== null) play(manifest, { category, level, own: {}, plan: assessmentDials(child.profile) }, child)
  }
}
