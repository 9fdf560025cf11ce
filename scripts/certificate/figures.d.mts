export interface Film {
  readonly activity: string
  readonly category: string | null
  readonly level: string
  /** Simulated child with the worst result, as `name profile`. */
  readonly who: string
  /** Length of the film (s). */
  readonly seconds: number
  /** Choice of the activity's own settings, if it is not the default. */
  readonly own?: unknown
  /** Worst figures of any second. `at` is a frame, and shares are of the stage's area. */
  readonly most: {
    readonly changes: number
    readonly redChanges: number
    readonly overShare: number
    readonly at: number
    readonly step: number
    readonly bars: number
  }
  /** Whether the film would also pass with a quarter of the area allowed. */
  readonly passesNear: boolean
  readonly found: readonly string[]
}

export interface LevelFigures {
  readonly level: string
  readonly category: string | null
  readonly films: number
  readonly changes: number
  readonly redChanges: number
  readonly overShare: number
  readonly step: number
  readonly bars: number
  readonly worst: { readonly profile: string; readonly second: number }
}

export interface FilmFigures {
  readonly films: number
  readonly nearFilms: number
  readonly playedSeconds: number
  readonly profiles: readonly string[]
  readonly levels: readonly LevelFigures[]
}

export declare function figuresOf(films: readonly Film[]): FilmFigures
export declare function missingIn(figures: FilmFigures): readonly string[]
