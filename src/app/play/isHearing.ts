import type { VoiceLevelState } from '#ports/voiceLevel'

/** Whether a microphone hears now, or will in a moment. */
export const isHearing = (state: VoiceLevelState): boolean => ['starting', 'room', 'on', 'resting'].includes(state)
