import type { Child } from '#domain/people/people'
import type { Helper } from '#domain/people/sharing'
import type { DocumentStore, StoredDocument } from '#ports/documents'
import { isArchived, readChild } from './childDocument'
import { followDocuments } from './followDocuments'
import { helpedBy, readHelper } from './sharing'

const decodeShown = (document: StoredDocument): Child | null => (isArchived(document.data) ? null : readChild(document))

/**
 * Watches the children that families shared with this person by a code, each with its step of access and end. A child whose
 * sharing has ended cannot be read and is left out.
 */
export function watchHelped(store: DocumentStore, uid: string, onList: (list: readonly Child[]) => void): () => void {
  let mine: readonly (Helper & { readonly path: string })[] = []
  // If the list of sharings cannot be read, the family still sees its own children.
  const none = () => onList([])
  const children = followDocuments<Child>({
    store,
    read: decodeShown,
    onChange: (found) =>
      onList(
        mine.flatMap(({ path, kind, step, until, code }) => {
          const child = found(path)
          return child === null ? [] : [{ ...child, help: { kind, step, until, ...(code === undefined ? {} : { code }) } }]
        }),
      ),
    onError: none,
  })
  const stop = store.watchQuery(
    helpedBy(uid),
    (documents) => {
      mine = documents.flatMap((document) => {
        const helper = readHelper(document)
        return helper === null ? [] : [{ ...helper, path: document.path.split('/').slice(0, 2).join('/') }]
      })
      children.follow(new Map(mine.map(({ path, step, since, until }) => [path, `${step} ${since} ${until}`])))
    },
    none,
  )
  return () => {
    stop()
    children.stop()
  }
}
