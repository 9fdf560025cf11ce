/** Whoever does something in which others see who it was. */
export interface Actor {
  readonly uid: string
  readonly email: string
  readonly displayName: string
}
