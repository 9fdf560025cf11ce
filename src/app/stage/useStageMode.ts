import { useEffect, useState } from 'react'
import { useShell } from '../shell'
import { blockGestures } from './gestures'
import { leaveFullScreen } from './device'
import { browserWakeLock, keepAwake } from './wakeLock'

/** Makes the page the child's room: black, still, no gesture of the browser's. While `isPlaying` the screen stays awake. */
export function useStageMode(isPlaying: boolean): void {
  const { stageElement, viewport } = useShell()
  useEffect(() => {
    const page = document.documentElement
    page.dataset['stage'] = 'shown'
    viewport.allowScaling(false)
    const stopBlocking = blockGestures(stageElement)
    return () => {
      delete page.dataset['stage']
      stopBlocking()
      leaveFullScreen()
    }
  }, [stageElement, viewport])
  useEffect(() => {
    if (!isPlaying) return
    document.documentElement.dataset['playing'] = 'yes'
    const letSleep = keepAwake(browserWakeLock())
    return () => {
      delete document.documentElement.dataset['playing']
      letSleep()
    }
  }, [isPlaying])
}

const PORTRAIT = '(orientation: portrait)'

/** Whether the device is held upright, where no activity can be seen well. */
export function useIsPortrait(): boolean {
  const [isPortrait, setPortrait] = useState(() => matchMedia(PORTRAIT).matches)
  useEffect(() => {
    const query = matchMedia(PORTRAIT)
    const note = () => setPortrait(query.matches)
    query.addEventListener('change', note)
    return () => query.removeEventListener('change', note)
  }, [])
  return isPortrait
}
