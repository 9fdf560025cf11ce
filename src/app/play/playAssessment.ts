import { assessmentDials } from '#domain/assessment/setUp'
import type { OpenedLevel } from '#domain/assessment/sample'
import type { Child } from '#domain/people/people'
import { findActivity } from '#scenes/catalogue'
import { usePlay } from './startSession'

/**
 * Opens a measured level of an assessment with a fixed set-up, whatever was last chosen for the activity, and does not store it as a choice. Call it
 * from a press.
 */
export function usePlayAssessment(): (child: Child, opened: OpenedLevel) => void {
  const { play } = usePlay()
  return (child, { activity, category, level }) => {
    const manifest = findActivity(activity)
    if (manifest !== null) play(manifest, { category, level, own: {}, plan: assessmentDials(child.profile) }, child)
  }
}
