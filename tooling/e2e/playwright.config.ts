import { defineConfig, devices } from '@playwright/test'
import { chromiumLaunch } from './src/chromiumLaunch.ts'

const launchOptions = await chromiumLaunch()

export default defineConfig({
  testDir: './src/journeys',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? './test-results/report.json' }],
  ],
  use: { launchOptions, locale: 'zh-CN', timezoneId: 'Asia/Shanghai', trace: 'retain-on-failure' },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'mobile', use: { ...devices['Pixel 7'], viewport: { width: 375, height: 812 } } },
  ],
})
