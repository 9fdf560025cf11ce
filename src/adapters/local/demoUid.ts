/** Whether this is one of the demo's people. Whoever signs up is given letters and digits only. */
export const isDemoUid = (uid: string | null): boolean => uid?.startsWith('demo-') === true
