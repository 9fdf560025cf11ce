/** Roles in which the demo clinic can be visited. */
export const demoRoles = ['parent', 'therapist', 'owner', 'administrator'] as const
export type DemoRole = (typeof demoRoles)[number]
