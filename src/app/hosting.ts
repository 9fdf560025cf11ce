/** Whether this build keeps people and documents in a Firebase project, and not on the device. */
export const isHosted: boolean = import.meta.env.VITE_FIREBASE_API_KEY !== ''
