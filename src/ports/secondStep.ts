/** Asks the person for the current code of their authenticator app. Resolves to its digits, or to null if they give up. */
export type AskCode = (asked: {
  /** Whether the previous code was wrong. */
  readonly isAgain: boolean
}) => Promise<string | null>

/** Key that connects an authenticator app, as text and as an `otpauth:` address for a QR code. */
export interface AuthenticatorKey {
  readonly key: string
  readonly address: string
}

/**
 * Second step of sign-in: a one-time code from an authenticator app (TOTP, RFC 6238) after the password. It applies to the
 * signed-in person. Rejects with an IdentityError.
 */
export interface SecondStep {
  isOn(): Promise<boolean>
  /** Begins to connect an app. Nothing changes until `confirm`. */
  begin(form: { password: string }): Promise<AuthenticatorKey>
  /** Turns on the second step with the app's first code. Rejects with `invalid-code` if the code is wrong. */
  confirm(form: { code: string }): Promise<void>
  turnOff(form: { password: string }): Promise<void>
}
