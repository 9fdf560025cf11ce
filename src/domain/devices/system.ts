export const systems = ['ipados', 'android', 'windows', 'chromeos', 'macos'] as const
/** Systems for which the device check knows how a voice is installed. An iPhone is set up as an iPad is. */
export type System = (typeof systems)[number]

/** The system of a device, as its browser names itself; null for any other. An iPad says that it is a Mac, but has a touch screen. */
export function systemOf(userAgent: string, touchPoints: number): System | null {
  if (/iPad|iPhone|iPod/.test(userAgent)) return 'ipados'
  if (/Android/.test(userAgent)) return 'android'
  if (/CrOS/.test(userAgent)) return 'chromeos'
  if (/Windows/.test(userAgent)) return 'windows'
  if (/Macintosh/.test(userAgent)) return touchPoints > 1 ? 'ipados' : 'macos'
  return null
}
