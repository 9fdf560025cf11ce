/** Roles in which a visitor can try the demo clinic. */
export const demoRoles = ['parent', 'therapist', 'owner', 'administrator'] as const
export type DemoRole = (typeof demoRoles)[number]
