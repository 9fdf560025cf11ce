/** A person who acts, and whose name is shown to others next to the action. */
export interface Actor {
  readonly uid: string
  readonly email: string
  readonly displayName: string
}
