import type { browserFamilies, systemFamilies } from '@koi/contract/devices'

type Browser = (typeof browserFamilies)[number]
type System = (typeof systemFamilies)[number]

/** What a user agent calls itself, the most particular first: every Edge names Chrome, and every Chrome Safari. */
const browsers: readonly (readonly [RegExp, Browser])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'edge'],
  [/\b(?:Firefox|FxiOS)\//, 'firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'chrome'],
  [/\bSafari\//, 'safari'],
]

const systems: readonly (readonly [RegExp, System])[] = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'ios'],
  [/\bAndroid\b/, 'android'],
  [/\bWindows\b/, 'windows'],
  [/\bMac OS X\b/, 'macos'],
  [/\bLinux\b/, 'linux'],
]

/** The families that a login is told by; no more of a user agent is kept. */
export function describeAgent(userAgent: string | null): { browser: Browser; system: System } {
  const find = <Family>(families: readonly (readonly [RegExp, Family])[]) =>
    families.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? ('other' as const)
  return { browser: find(browsers), system: find(systems) }
}
