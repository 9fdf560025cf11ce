/** A person whose name is shown to others next to their action. */
export interface Actor {
  readonly uid: string
  readonly email: string
  readonly displayName: string
}
