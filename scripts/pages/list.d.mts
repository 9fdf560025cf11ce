interface Page {
  readonly path: string
  /** A guest, or one of the people of the demo clinic, named by the label of the sign-in button. */
  readonly visitor: string
}

export const pages: readonly Page[]
export const audited: readonly Page[]
export const sizes: readonly { readonly width: number; readonly height: number }[]
