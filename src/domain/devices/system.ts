export const systems = ['ipados', 'android', 'windows', 'chromeos', 'macos'] as const
/** Systems for which the device check explains how to install a voice. An iPhone is set up like an iPad. */
export type System = (typeof systems)[number]

/**
 * Returns a device's system from the browser's user agent, or null for any other. An iPad claims to be a Mac but has a touch
 * screen.
 */
export function systemOf(userAgent: string, touchPoints: number): System | null {
  if (/iPad|iPhone|iPod/.test(userAgent)) return 'ipados'
  if (/Android/.test(userAgent)) return 'android'
  if (/CrOS/.test(userAgent)) return 'chromeos'
  if (/Windows/.test(userAgent)) return 'windows'
  if (/Macintosh/.test(userAgent)) return touchPoints > 1 ? 'ipados' : 'macos'
  return null
}
