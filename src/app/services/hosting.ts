import { firstLanguage } from '#domain/language'
import { language } from '#text/locale'

/** Whether this build keeps people and documents in a Firebase project, and not on the device. */
export const isHosted: boolean = import.meta.env.VITE_FIREBASE_API_KEY !== ''

/** Whether the vendor checks that requests come from this product, with a script of its own. */
export const hasAppCheck: boolean = isHosted && import.meta.env.VITE_FIREBASE_APP_CHECK !== ''

/** Whether the build contains the certificate page: every activity has been filmed. */
export const hasCertificate: boolean = (import.meta.env as Readonly<Record<string, unknown>>)['VITE_HAS_CERTIFICATE'] === true

/** The address of the certificate in the current language (scripts/certificate). */
export const certificateAddress = (): string => (language() === firstLanguage ? '/certificate/' : `/certificate/${language()}/`)
