import { useEffect, useEffectEvent } from 'react'
import { detectVoice, silence } from '#domain/devices/voiceLevel'
import { useServices } from '#app/services/services'

/** Calls `onVoice` each time a voice starts. */
export function useVoiceClick(isWanted: boolean, onVoice: () => void): void {
  const { voiceLevel } = useServices()
  const tell = useEffectEvent(onVoice)
  useEffect(() => {
    if (!isWanted) return undefined
    voiceLevel.wake()
    let heard = silence
    return voiceLevel.watch((level) => {
      const wasSounding = heard.isSounding
      heard = detectVoice(heard, level)
      if (heard.isSounding && !wasSounding) tell()
    })
  }, [voiceLevel, isWanted])
}
