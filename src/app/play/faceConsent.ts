import { useState } from 'react'
import { resolveDials } from '#domain/settings/resolve'
import type { FaceScope } from '#domain/child/faceConsent'
import type { Child } from '#domain/people/people'
import { useAuth } from '../services/actors'
import { nowAtPress } from '../services/now'
import { useServices } from '../services/services'

/** Turns “Face towards the screen (camera)” on or off for a child. */
export interface FaceConsentChange {
  readonly hasFailed: boolean
  /** Stores who turned it on, and when. */
  turnOn(within: FaceScope): void
  /** Stops the camera at once, even if the setting cannot be saved; a pointing head keeps it on. */
  turnOff(): void
}

export function useFaceConsent(child: Child): FaceConsentChange {
  const { children, face, guestUid } = useServices()
  const by = useAuth().snapshot.context.user?.uid ?? guestUid
  const [hasFailed, setFailed] = useState(false)
  const save = (faceCamera: Child['profile']['faceCamera']) => {
    setFailed(false)
    children.saveProfile(child, { ...child.profile, faceCamera }, by).catch(() => setFailed(true))
  }
  return {
    hasFailed,
    turnOn: (within) => save({ by, at: nowAtPress(), within }),
    turnOff() {
      if (resolveDials(child.profile).dials.accessMethod !== 'head') face.turnOff()
      save(undefined)
    },
  }
}
