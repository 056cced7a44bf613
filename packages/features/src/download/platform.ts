/** What an app is installed on, as far as the steps differ. */
export const platforms = ['ios', 'android', 'desktop'] as const
export type Platform = (typeof platforms)[number]

/** The platform that a user agent tells. A tablet of Apple calls itself a Mac, and has fingers. */
export function platformOf(userAgent: string, touchPoints: number): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)) return 'ios'
  return /Android/.test(userAgent) ? 'android' : 'desktop'
}
