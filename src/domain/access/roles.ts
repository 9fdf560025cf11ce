export type UserRole = 'parent' | 'system_admin'
