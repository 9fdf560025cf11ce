/**
 * Removes an account's rows of deleted children. In earlier versions, deleting a child did not delete its rows in the same commit, so some
 * remained.
 */
const ofDeletedChildren = (id, collection) => ({
  id,
  collection,
  async plan({ path }, read) {
    return (await read(`children/${path.split('/').at(-1)}`)) === null ? [{ path, remove: true }] : []
  },
})

export const rowsOfDeletedChildren = ofDeletedChildren('5-rows-of-deleted-children', 'caseRows')

export const sharingOfDeletedChildren = ofDeletedChildren('6-sharing-of-deleted-children', 'sharedChildren')
