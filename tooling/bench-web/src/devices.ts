import { type BrowserContextOptions, devices as phones } from '@playwright/test'

/** What a shell is looked at with. */
export interface Device {
  readonly shell: 'desktop' | 'mobile'
  readonly context: BrowserContextOptions
}

/**
 * What Playwright has browsers emulate otherwise it sets anew for each document: each page that is left had its styles worked
 * out once more, and the next one waited for that.
 */
const nothingEmulated = { colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null }

const common = { locale: 'zh-CN', timezoneId: 'Asia/Shanghai', ...nothingEmulated }

export const devices: readonly Device[] = [
  { shell: 'desktop', context: { ...common, viewport: { width: 1440, height: 900 } } },
  {
    shell: 'mobile',
    context: {
      ...common,
      ...phones['Pixel 7'],
      viewport: { width: 412, height: 823 },
    },
  },
]
