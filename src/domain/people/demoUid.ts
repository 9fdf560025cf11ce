/** Whether a uid belongs to a person of the demo. Uids of real accounts contain only letters and digits, so they never match. */
export const isDemoUid = (uid: string | null): boolean => uid?.startsWith('demo-') === true
