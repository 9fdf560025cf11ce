import { backgrounds, type Hex } from '#domain/child/palette'
import type { ResolvedSettings } from '#domain/settings/resolve'
import type { SceneServices } from '../input/services'

/** Provides the current settings, and applies the adult's changes from the next trial on. */
export class SettingsInPlay {
  #services: SceneServices
  #next: ResolvedSettings | null = null

  constructor(services: SceneServices) {
    this.#services = services
  }

  get services(): SceneServices {
    return this.#services
  }

  get now(): ResolvedSettings {
    return this.#services.header.settings
  }

  get background(): Hex {
    return backgrounds[this.now.dials.background]
  }

  /** Stores settings for the next trial. */
  change(settings: ResolvedSettings): void {
    this.#next = settings
  }

  /** Marks the next trial to be drawn again, even if the settings have not changed. */
  renew(): void {
    this.#next ??= this.now
  }

  /** Applies stored changes between two trials. Returns whether there were any. */
  adopt(): boolean {
    if (this.#next === null) return false
    this.#services = { ...this.#services, header: { ...this.#services.header, settings: this.#next } }
    this.#next = null
    return true
  }
}
