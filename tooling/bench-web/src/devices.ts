import { type BrowserContextOptions, devices as phones } from '@playwright/test'

/** What a shell is looked at with. */
export interface Device {
  readonly shell: 'desktop' | 'mobile'
  readonly context: BrowserContextOptions
}

const common = { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' }

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
