import type { FirebaseApp } from 'firebase/app'
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'

/** Lets each request of an app say that it comes from this product, as the vendor's check has found. It fetches a script from the vendor. */
export const withAppCheck =
  (siteKey: string) =>
  (app: FirebaseApp): void => {
    initializeAppCheck(app, { provider: new ReCaptchaEnterpriseProvider(siteKey), isTokenAutoRefreshEnabled: true })
  }
