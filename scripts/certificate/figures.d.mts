export interface Film {
  readonly activity: string
  readonly category: string | null
  readonly level: string
  /** The worst child that played, as `name profile`. */
  readonly who: string
  /** Length of the film. */
  readonly seconds: number
  /** A choice of the activity's own settings, if not the default. */
  readonly own?: unknown
  /** The worst figures of any second; `at` is a frame, shares are of the stage's area. */
  readonly most: {
    readonly changes: number
    readonly redChanges: number
    readonly overShare: number
    readonly at: number
    readonly step: number
    readonly bars: number
  }
  /** Whether the film would also pass at a quarter of the area. */
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
