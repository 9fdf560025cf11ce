import type { FirebaseApp } from 'firebase/app'
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'

/** Lets each request of an app prove that it comes from this product, by Firebase App Check. This loads a script from the vendor. */
export const withAppCheck =
  (siteKey: string) =>
  (app: FirebaseApp): void => {
    initializeAppCheck(app, { provider: new ReCaptchaEnterpriseProvider(siteKey), isTokenAutoRefreshEnabled: true })
  }
