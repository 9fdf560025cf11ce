/** Asks the person for the current code of their authenticator app. Resolves with its digits, or with null if they give up. */
export type AskCode = (asked: {
  /** Whether the code given before was wrong. */
  readonly isAgain: boolean
}) => Promise<string | null>

/** The key that connects an authenticator app: as text, and as an `otpauth:` address for a QR code. */
export interface AuthenticatorKey {
  readonly key: string
  readonly address: string
}

/**
 * A second step of sign-in: a one-time code from an authenticator app (TOTP, RFC 6238) after the password. It concerns the signed-in person. Rejects with an
 * IdentityError.
 */
export interface SecondStep {
  isOn(): Promise<boolean>
  /** Begins connecting an app; nothing changes before `confirm`. */
  begin(form: { password: string }): Promise<AuthenticatorKey>
  /** Turns the second step on with the app's first code: `invalid-code` if it does not fit. */
  confirm(form: { code: string }): Promise<void>
  turnOff(form: { password: string }): Promise<void>
}
