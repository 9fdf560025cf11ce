import { useEffect, useState } from 'react'
import type { StageView } from '#machines/stage/stage.selectors'
import { useStage } from '../../services/actors'
import { useDevice } from '../../page/deviceSettings'
import { handOver } from '../../gate/gate'
import { useShell } from '../../page/shellContext'
import { blockGestures } from './gestures'
import { leaveFullScreen } from '../../play/device'
import { browserWakeLock, keepAwake } from './wakeLock'

/**
 * Makes the page black. While it is the child's, the page also does not zoom and ignores browser gestures. Panels
 * for the adult can be zoomed like any page. While a child is playing, the screen stays awake.
 */
export function useStageMode(whose: 'adult' | 'child' | 'playing'): void {
  const { stageElement, viewport } = useShell()
  const isChilds = whose !== 'adult'
  const isPlaying = whose === 'playing'
  const { staysAwake } = useDevice().choices.display
  useEffect(() => {
    document.documentElement.dataset['stage'] = whose
    return () => {
      delete document.documentElement.dataset['stage']
    }
  }, [whose])
  useEffect(() => () => leaveFullScreen(), [])
  useEffect(() => {
    if (isChilds) handOver()
  }, [isChilds])
  useEffect(() => {
    if (!isChilds) return
    const letScale = viewport.fix()
    const stopBlocking = blockGestures(stageElement)
    return () => {
      letScale()
      stopBlocking()
    }
  }, [isChilds, stageElement, viewport])
  useEffect(() => {
    if (!isPlaying) return
    document.documentElement.dataset['playing'] = 'yes'
    const letSleep = staysAwake ? keepAwake(browserWakeLock()) : () => undefined
    return () => {
      delete document.documentElement.dataset['playing']
      letSleep()
    }
  }, [isPlaying, staysAwake])
}

const PORTRAIT = '(orientation: portrait)'

/** Whether the device is upright. No activity can be shown well that way. */
function useIsPortrait(): boolean {
  const [isPortrait, setPortrait] = useState(() => matchMedia(PORTRAIT).matches)
  useEffect(() => {
    const query = matchMedia(PORTRAIT)
    const note = () => setPortrait(query.matches)
    query.addEventListener('change', note)
    return () => query.removeEventListener('change', note)
  }, [])
  return isPortrait
}

/** Pauses play while the device is upright, and resumes it afterwards. Returns whether the device is upright. */
export function useTurning(view: StageView): boolean {
  const { send } = useStage()
  const isPortrait = useIsPortrait()
  useEffect(() => {
    if (isPortrait && view === 'playing') send({ type: 'STAGE.TURNED' })
    if (!isPortrait && view === 'turned') send({ type: 'STAGE.TURNED_BACK' })
  }, [isPortrait, view, send])
  return isPortrait
}
