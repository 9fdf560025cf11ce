import type { CameraState } from './sessionCamera'

/** Facts about this device that need no permission. */
export interface DeviceFacts {
  /** The browser's own name for itself. */
  readonly browser: string
  /** Only such pages get camera, microphone and offline use. */
  readonly isSecure: boolean
  readonly isOfflineReady: boolean
  readonly screen: { readonly width: number; readonly height: number; readonly pixelRatio: number }
  readonly canFillScreen: boolean
  readonly canStayAwake: boolean
  /** Number of fingers it distinguishes; 0 for a device without touch. */
  readonly touchPoints: number
  /** Null where activities cannot be drawn. */
  readonly graphics: string | null
}

export interface StorageCheck {
  readonly works: boolean
  /** Whether the browser promised not to clear its storage by itself. */
  readonly isKept: boolean
  readonly usedBytes: number | null
  readonly roomBytes: number | null
}

export type CameraCheck =
  | { readonly kind: 'works'; readonly width: number; readonly height: number }
  | { readonly kind: Extract<CameraState, 'refused' | 'missing' | 'busy' | 'unsupported' | 'failed'> }

/** The abilities of this device. Nothing is stored or sent, and nothing rejects. */
export interface DeviceCheck {
  facts(): DeviceFacts
  storage(): Promise<StorageCheck>
  /** The times at which frames were drawn during the next `ms`. */
  frames(ms: number): Promise<readonly number[]>
  /** Call it in response to a press. It releases the camera before it answers. */
  camera(): Promise<CameraCheck>
}
