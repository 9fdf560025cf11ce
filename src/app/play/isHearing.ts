import type { VoiceLevelState } from '#ports/voiceLevel'

/** Whether a microphone is listening, or will be in a moment. */
export const isHearing = (state: VoiceLevelState): boolean => ['starting', 'room', 'on', 'resting'].includes(state)
