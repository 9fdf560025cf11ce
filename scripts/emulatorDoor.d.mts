type Data = Readonly<Record<string, unknown>>

export interface EmulatorDoor {
  addPerson(person: { uid: string; email: string; password: string; displayName: string }): Promise<unknown>
  find(collectionId: string): Promise<readonly { readonly path: string; readonly data: Record<string, unknown> }[]>
  read(path: string): Promise<Record<string, unknown>>
  put(documents: Readonly<Record<string, Data>>): Promise<void>
}

export declare function emulatorDoor(where: {
  readonly project: string
  readonly env: { readonly FIREBASE_AUTH_EMULATOR_HOST: string; readonly FIRESTORE_EMULATOR_HOST: string }
}): EmulatorDoor
