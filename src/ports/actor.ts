/** Somebody whose action is shown to others under their name. */
export interface Actor {
  readonly uid: string
  readonly email: string
  readonly displayName: string
}
