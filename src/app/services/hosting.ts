import { firstLanguage } from '#domain/language'
import { language } from '#text/locale'

/** Whether this build uses a Firebase project instead of the device. */
export const isHosted: boolean = import.meta.env.VITE_FIREBASE_API_KEY !== ''

/** Whether App Check is on. It loads a script from the vendor. */
export const hasAppCheck: boolean = isHosted && import.meta.env.VITE_FIREBASE_APP_CHECK !== ''

/** Whether the build contains the certificate page, for which every activity has been filmed. */
export const hasCertificate: boolean = (import.meta.env as Readonly<Record<string, unknown>>)['VITE_HAS_CERTIFICATE'] === true

/** Returns the address of the certificate in the current language (scripts/certificate). */
export const certificateAddress = (): string => (language() === firstLanguage ? '/certificate/' : `/certificate/${language()}/`)
