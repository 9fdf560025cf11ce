type Counts = Readonly<Record<string, number>>

export declare function collectionsIn(rules: string): readonly string[]
export declare function productCollections(): readonly string[]
export declare function countDocuments(from: {
  readonly host: string
  readonly token: string
  readonly project: string
  readonly collections?: readonly string[]
}): Promise<Counts>
export declare function differences(expected: Counts, found: Counts): readonly { readonly name: string; readonly expected: number; readonly found: number }[]
