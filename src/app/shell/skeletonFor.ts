import type { SkeletonLayout } from '#ui/Skeleton'

const layouts: Readonly<Record<string, SkeletonLayout>> = {
  '/account': 'columns',
  '/activity': 'tiles',
  '/children': 'rows',
  '/dashboard': 'today',
  '/photos': 'rows',
  '/messages': 'rows',
  '/plan': 'days',
  '/pricing': 'columns',
  '/profile': 'columns',
  '/progress': 'columns',
  '/resources': 'columns',
  '/sharing': 'rows',
  '/subactivity': 'tiles',
  '/texts': 'rows',
  '/outlines': 'rows',
  '/therapist-dashboard': 'rows',
  '/voices': 'rows',
}

/** Returns the skeleton of the page at an address, or null for pages without one, such as a step of a flow. */
export const skeletonFor = (path: string): SkeletonLayout | null => layouts[path] ?? null
