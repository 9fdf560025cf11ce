import type { FirebaseApp } from 'firebase/app'
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'

/** Returns a function that makes each request of an app prove, by Firebase App Check, that it comes from this product. It loads a script from the vendor. */
export const withAppCheck =
  (siteKey: string) =>
  (app: FirebaseApp): void => {
    initializeAppCheck(app, { provider: new ReCaptchaEnterpriseProvider(siteKey), isTokenAutoRefreshEnabled: true })
  }
