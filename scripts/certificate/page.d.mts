export interface Film {
  readonly activity: string
  readonly category: string | null
  readonly level: string
  /** With which of the gate's children. */
  readonly who: string
  readonly seconds: number
  readonly most: { readonly pairs: number; readonly redPairs: number; readonly at: number; readonly step: number; readonly bars: number }
  readonly found: readonly string[]
}

export interface Summary {
  readonly films: number
  readonly seconds: number
  readonly profiles: readonly string[]
  readonly rows: readonly { readonly activity: string; readonly title: string; readonly films: number }[]
  readonly failed: readonly Film[]
  readonly missing: readonly string[]
}

export declare function summaryOf(films: readonly Film[], titles: Readonly<Record<string, string>>): Summary
export declare function pageOf(told: {
  readonly summary: Summary
  readonly version: string
  readonly commit: string
  readonly date: string
  readonly content: Readonly<Record<string, string>>
}): string
