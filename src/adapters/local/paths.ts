/** Splits a document's path into its parts: `children/u_0/sessions/s` is `s` in `children/u_0/sessions`, of the group `sessions`. */
export function pathPartsOf(path: string): { parent: string; group: string; id: string } {
  const cut = path.lastIndexOf('/')
  const parent = path.slice(0, cut)
  return { parent, group: parent.slice(parent.lastIndexOf('/') + 1), id: path.slice(cut + 1) }
}
