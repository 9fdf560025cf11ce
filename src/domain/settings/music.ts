import type { ResolvedSettings } from './resolve'

/** Whether the calm loop plays under this session: only where an adult chose it, and never where looking is still being built. */
export const mayMusicPlay = ({ support, dials }: Pick<ResolvedSettings, 'support' | 'dials'>): boolean => dials.music && support !== 'A'
