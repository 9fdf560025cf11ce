/** The rows of the table of roles that documents can hold. */
export const permissions = [
  'billing, deletion and ownership of an account',
  'staff and roles',
  'inviting parents',
  'a child and its profile',
  'running activities',
  'seeing results',
  'assessments',
  'taking away and deleting a child',
] as const
export type Permission = (typeof permissions)[number]

/**
 * The columns. A parent is whose number the child has, a guardian whom that parent invited: its family. A visitor, a
 * therapist is one to whom the child was given.
 */
export const roles = ['owner', 'admin', 'therapist', 'parent', 'guardian', 'visitor', 'system administrator'] as const
export type Role = (typeof roles)[number]

/** Who may, in any way. What is missing may not. */
export const allowed: Readonly<Record<Permission, readonly Role[]>> = {
  'billing, deletion and ownership of an account': ['owner', 'system administrator'],
  'staff and roles': ['owner', 'admin'],
  'inviting parents': ['owner', 'admin', 'therapist'],
  'a child and its profile': ['owner', 'admin', 'therapist', 'parent', 'guardian'],
  'running activities': ['owner', 'admin', 'therapist', 'parent', 'guardian', 'visitor'],
  'seeing results': ['owner', 'admin', 'therapist', 'parent', 'guardian'],
  assessments: ['owner', 'admin', 'therapist', 'parent', 'guardian'],
  'taking away and deleting a child': ['parent'],
}
