import type { openServices } from '../../functions/src/openServices'

type Services = ReturnType<typeof openServices>

/** Returns every document of the emulator's database with its path, in all collections. */
export async function everyDocument({ db }: Pick<Services, 'db'>): Promise<ReadonlyMap<string, FirebaseFirestore.DocumentData>> {
  const found = new Map<string, FirebaseFirestore.DocumentData>()
  const read = async (collections: Awaited<ReturnType<typeof db.listCollections>>): Promise<void> => {
    // This includes empty documents that only have subcollections.
    const references = (await Promise.all(collections.map((collection) => collection.listDocuments()))).flat()
    if (references.length === 0) return
    const [documents, below] = await Promise.all([db.getAll(...references), Promise.all(references.map((reference) => reference.listCollections()))])
    for (const document of documents) {
      const data = document.data()
      if (data !== undefined) found.set(document.ref.path, data)
    }
    await read(below.flat())
  }
  await read(await db.listCollections())
  return found
}

/** Returns the documents and people that contain one of these strings, in a path or anywhere in a value. */
export async function tracesOf(services: Services, traces: readonly string[]): Promise<readonly string[]> {
  const has = (value: unknown) => {
    const text = JSON.stringify(value).toLowerCase()
    return traces.some((trace) => text.includes(trace.toLowerCase()))
  }
  const documents = [...(await everyDocument(services))].filter(([path, data]) => has([path, data])).map(([path]) => path)
  const { users } = await services.auth.listUsers()
  return [...documents, ...users.filter((user) => has(user.toJSON())).map(({ uid }) => `sign-in ${uid}`)].toSorted()
}
