import type { ResolvedSettings } from './resolve'

/** Whether the calm music loop may play in a session: only if an adult chose it, and never at support level A. */
export const mayMusicPlay = ({ support, dials }: Pick<ResolvedSettings, 'support' | 'dials'>): boolean => dials.music && support !== 'A'
