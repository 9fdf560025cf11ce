import type { CameraState } from './sessionCamera'

/** What is known of this device without asking anything of it. */
export interface DeviceFacts {
  /** As the browser names itself. */
  readonly browser: string
  /** Camera, microphone and use without a network are given to such pages only. */
  readonly isSecure: boolean
  readonly isOfflineReady: boolean
  readonly screen: { readonly width: number; readonly height: number; readonly pixelRatio: number }
  readonly canFillScreen: boolean
  readonly canStayAwake: boolean
  /** How many fingers it tells apart; 0 for a device without touch. */
  readonly touchPoints: number
  /** Null where activities cannot be drawn. */
  readonly graphics: string | null
}

export interface StorageCheck {
  readonly works: boolean
  /** The browser promised not to clear it by itself. */
  readonly isKept: boolean
  readonly usedBytes: number | null
  readonly roomBytes: number | null
}

export type CameraCheck =
  | { readonly kind: 'works'; readonly width: number; readonly height: number }
  | { readonly kind: Extract<CameraState, 'refused' | 'missing' | 'busy' | 'unsupported' | 'failed'> }

/** What this very device can do. Nothing of it is kept or sent, and nothing rejects. */
export interface DeviceCheck {
  facts(): DeviceFacts
  storage(): Promise<StorageCheck>
  /** When the frames of the next so many ms were drawn. */
  frames(ms: number): Promise<readonly number[]>
  /** Call it in answer to a press. The camera is let go of before this answers. */
  camera(): Promise<CameraCheck>
}
