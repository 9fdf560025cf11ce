import type { DocumentStore, Transaction, Writes } from '#ports/documents'

/** Documents that a client read and wrote, counted as Firestore bills them. Reads made by the rules themselves are not included. */
export interface Bill {
  reads: number
  writes: number
}

/** Returns the store, with every read and write counted in `bill`. A query without results costs one read. */
export function countingStore(store: DocumentStore, bill: Bill): DocumentStore {
  const read = (documents: number) => {
    bill.reads += Math.max(1, documents)
  }
  const counted = <W extends Writes>(writes: W): W =>
    new Proxy(writes, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target)
        if (typeof value !== 'function') return value
        return (...given: unknown[]): unknown => {
          if (name === 'get') read(1)
          else bill.writes++
          return Reflect.apply(value, target, given)
        }
      },
    })
  return {
    get: (path) => (read(1), store.get(path)),
    async find(query) {
      const found = await store.find(query)
      read(found.length)
      return found
    },
    count: (query) => (read(1), store.count(query)),
    watch: (path, ...told) => (read(1), store.watch(path, ...told)),
    watchQuery(query, onDocuments, onError) {
      // Later results cost only what changed, but this cannot be seen here.
      let most = 0
      return store.watchQuery(
        query,
        (documents, isCertain) => {
          const now = Math.max(1, documents.length)
          if (now > most) bill.reads += now - most
          most = Math.max(most, now)
          onDocuments(documents, isCertain)
        },
        onError,
      )
    },
    commit: (write, onArrived) => store.commit((writes) => write(counted(writes)), onArrived),
    transact: (work) => store.transact((transaction: Transaction) => work(counted(transaction))),
  }
}
