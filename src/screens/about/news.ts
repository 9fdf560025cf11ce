/** News for adults, the newest version first. The sentences are in `about.items`. */
export const news = [{ version: '0.2.0', day: '2026-11-27', items: ['offline', 'safe', 'file', 'languages', 'tablet', 'beside', 'names', 'flashes'] }] as const
