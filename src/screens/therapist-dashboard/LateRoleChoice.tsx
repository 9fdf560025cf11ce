import { late } from '#ui/late'

/** Fetched with the dialog it stands in: it brings parts of the component library. */
export const LateRoleChoice = late(async () => (await import('./RoleChoice')).RoleChoice)
