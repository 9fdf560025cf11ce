/** The rows of the permission table that the rules for documents can enforce. */
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
 * The columns of the permission table. A parent owns the child, and a guardian was invited by that parent; both belong to the child's family.
 * A visitor and a therapist are those assigned to the child.
 */
export const roles = ['owner', 'admin', 'therapist', 'parent', 'guardian', 'visitor', 'system administrator'] as const
export type Role = (typeof roles)[number]

/** Roles that have each permission, at least in part. All other roles are refused. */
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
